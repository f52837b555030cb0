/** The inputs of `action.yml` (spec page 5.6), read once into one typed object; a wrong value is refused by the name of its input. */
import { z } from 'zod'
import { settle, type Outcome } from '../base/outcome.js'
import type { Refusal } from '../base/refusal.js'
import { readSwitches, SWITCHES, SYNTAX_MODES, type Switches } from '../base/settings.js'
import { notYet } from './not-yet.js'

const trimmed = z.string().trim()
/** An input that may be left empty: null then. */
const optional = trimmed.transform((text) => (text === '' ? null : text))

function choice<const T extends readonly [string, ...string[]]>(values: T, standard: T[number]): z.ZodType<T[number]> {
  return trimmed.transform((text, context): T[number] => {
    const value = text === '' ? standard : values.find((one) => one === text.toLowerCase())
    if (value !== undefined) return value
    context.addIssue(`is "${text}", and must be one of ${values.join(', ')}`)
    return z.NEVER
  })
}

function flag(standard: boolean): z.ZodType<boolean> {
  return trimmed.transform((text, context): boolean => {
    if (text === '') return standard
    if (['1', 'true'].includes(text.toLowerCase())) return true
    if (['0', 'false'].includes(text.toLowerCase())) return false
    context.addIssue(`is "${text}", and must be 1, 0, true or false`)
    return z.NEVER
  })
}

function whole(standard: number | null): z.ZodType<number | null> {
  return trimmed.transform((text, context): number | null => {
    if (text === '') return standard
    if (/^[1-9]\d{0,14}$/u.test(text)) return Number(text)
    context.addIssue(`is "${text}", and must be a positive whole number`)
    return z.NEVER
  })
}

/** A word that must match, or null where it is left empty. */
function word(pattern: RegExp, allowed: string): z.ZodType<string | null> {
  return optional.transform((text, context): string | null => {
    if (text === null || pattern.test(text)) return text
    context.addIssue(`is "${text}", and must be ${allowed}`)
    return z.NEVER
  })
}

const schema = z.object({
  'mode': choice(['plan', 'commit', 'auto'], 'auto'),
  'command': z.string(),
  'changeset': z.string(),
  'artifact': optional,
  'run-id': whole(null),
  'pull-request': whole(null),
  'branch': optional,
  'repository': word(/^[\w.-]{1,100}\/[\w.-]{1,100}$/u, 'owner/name'),
  'token': trimmed.refine((token) => token !== '', { error: 'is empty: give the job a token' }),
  'config': trimmed.transform((path) => (path === '' ? '.github/holdfast.yml' : path)),
  'commit-message': z.string().transform((text) => (text.trim() === '' ? '{title}' : text)),
  'commit-method': choice(['auto', 'refs', 'graphql', 'push'], 'auto'),
  'dry-run': flag(false),
  'comment': flag(true),
  'syntax-check': choice(SYNTAX_MODES, 'refuse'),
  'diagnostics': choice(['refuse', 'warn', 'off'], 'off'),
  'verify': choice(['required', 'report'], 'required'),
  'isolation': choice(['required', 'best-effort'], 'required'),
  'plan-lifetime': whole(30),
  'fail-on': word(/^(?:refused|error|never)$/u, 'refused, error or never'),
  'request-id': word(/^[\w:./-]{1,200}$/u, '1 to 200 letters, digits, or any of : . / _ -'),
  'change-receipts': flag(SWITCHES.changeReceipts.on),
  'edit-hunks': flag(SWITCHES.editHunks.on),
  'line-anchors': flag(SWITCHES.lineAnchors.on),
  'anchor-patch': flag(SWITCHES.anchorPatch.on),
  'changesets': flag(SWITCHES.changeSet.on),
  'lsp': flag(SWITCHES.lsp.on),
  'workshop': flag(SWITCHES.workshop.on),
  'samples': flag(SWITCHES.samples.on),
  'lean': flag(false),
})

export type Inputs = z.infer<typeof schema>

/** The names of all inputs, as `action.yml` must declare them; for the test that compares the two. @internal */
export const INPUT_NAMES = Object.keys(schema.shape)

/**
 * Returns the inputs. Refuses: invalid_request for a value that is none, and feature_off for what this version does not have; every
 * problem is told.
 */
export function readInputs(get: (name: string) => string): Outcome<Inputs> {
  const read = schema.safeParse(Object.fromEntries(INPUT_NAMES.map((name) => [name, get(name)])))
  if (!read.success) {
    return { ok: false, refusals: read.error.issues.map(({ path, message }): Refusal => ({ code: 'invalid_request', detail: `the input ${path.join('.')} ${message}` })) }
  }
  const bare: Refusal = { code: 'invalid_request', detail: 'the input change-receipts is off, and on GitHub nothing is written without receipts' }
  return settle([...(read.data['change-receipts'] ? [] : [bare]), ...notYet(read.data)], () => read.data)
}

/** Returns the switches of spec page 2.8 that the inputs set. */
export function switchesOf(inputs: Inputs): Switches {
  const word = (on: boolean): string => (on ? '1' : '0')
  return readSwitches({
    [SWITCHES.changeReceipts.variable]: word(inputs['change-receipts']), [SWITCHES.editHunks.variable]: word(inputs['edit-hunks']),
    [SWITCHES.lineAnchors.variable]: word(inputs['line-anchors']), [SWITCHES.anchorPatch.variable]: word(inputs['anchor-patch']),
    [SWITCHES.changeSet.variable]: word(inputs.changesets), [SWITCHES.lsp.variable]: word(inputs.lsp && !inputs.lean),
    [SWITCHES.workshop.variable]: word(inputs.workshop && !inputs.lean), [SWITCHES.samples.variable]: word(inputs.samples),
  })
}

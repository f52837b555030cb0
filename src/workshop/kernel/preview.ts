/**
 * What a value looks like, in bounded text, without running any code of the value's: no getters, no traps of proxies, no
 * `toString`, no `Symbol.toStringTag`, no custom inspection. Everything is read by descriptor, or by methods that were taken from
 * the built-in classes before the first cell ran.
 */
import { types } from 'node:util'
import { taken } from './taken.js'

const { getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect
const { stringify } = JSON
const { isArray } = Array
const quoteKey = /^[A-Za-z_$][\w$]*$/u

/** Levels of objects in objects, entries of one object, characters of one string, and of all. */
const DEPTH = 4
const ENTRIES = 100
const STRING = 2000
const TOTAL = 8000
const WIDTH = 76

class Preview {
  private left = TOTAL
  private readonly above: object[] = []

  show(value: unknown): string {
    switch (typeof value) {
      case 'string': return this.text(value)
      case 'number': return Object.is(value, -0) ? '-0' : String(value)
      case 'bigint': return `${this.bigint(value)}n`
      case 'symbol': return String(taken.symbol(value))
      case 'object': return value === null ? 'null' : this.nested(value)
      case 'function': return this.nested(value)
      case 'boolean': case 'undefined': return String(value)
    }
  }

  private bigint(value: bigint): string {
    const text = String(value)
    return text.length <= STRING ? text : `${text.slice(0, STRING)}… ${String(text.length - STRING)} more digits `
  }

  private text(value: string): string {
    const shown = value.length > STRING ? value.slice(0, STRING) : value
    const more = value.length > STRING ? `… ${String(value.length - STRING)} more characters` : ''
    this.left -= shown.length
    const quoted = stringify(shown)
    return (shown.includes('\'') ? quoted : `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`) + more
  }

  private nested(value: object): string {
    if (types.isProxy(value)) return '[Proxy]'
    if (this.above.includes(value)) return '[Circular]'
    if (this.left <= 0) return '…'
    const name = constructorOf(value)
    this.above.push(value)
    try {
      return this.object(value, name)
    } finally {
      this.above.pop()
    }
  }

  private object(value: object, name: string | null): string {
    const kind = KINDS.find(([is]) => is(value))
    return kind === undefined ? this.plain(value, name) : kind[1](this, value, name)
  }

  private plain(value: object, name: string | null): string {
    const prefix = PREFIXES.find(([is]) => is(value))?.[1] ?? (name === null ? '[Object: null prototype]' : name === 'Object' ? '' : name)
    return this.braces(prefix, this.entries(value, NONE))
  }

  array(value: readonly unknown[], prefix: string): string {
    const shown: string[] = []
    const length = value.length
    let holes = 0
    const flush = (): void => {
      if (holes > 0) shown.push(`<${String(holes)} empty item${holes === 1 ? '' : 's'}>`)
      holes = 0
    }
    const shownTo = Math.min(length, ENTRIES)
    for (let index = 0; index < shownTo && this.left > 0; index++) {
      const descriptor = getOwnPropertyDescriptor(value, index)
      if (descriptor === undefined) holes++
      else {
        flush()
        shown.push(this.member(descriptor))
      }
    }
    flush()
    if (length > shownTo) shown.push(`… ${String(length - shownTo)} more`)
    return `${prefix}${list('[', shown, ']')}`
  }

  typed(value: object): string {
    const tag = String(taken.tag(value))
    const length = Number(taken.length(value))
    const shown: string[] = []
    for (let index = 0; index < Math.min(length, ENTRIES); index++) shown.push(this.show(getOwnPropertyDescriptor(value, index)?.value))
    if (length > ENTRIES) shown.push(`… ${String(length - ENTRIES)} more`)
    return `${tag}(${String(length)}) ${list('[', shown, ']')}`
  }

  collection(value: object, name: string): string {
    const isMap = types.isMap(value)
    const size = Number(isMap ? taken.mapSize(value) : taken.setSize(value))
    const iterator = isMap ? taken.mapEntries(value) : taken.setValues(value)
    const shown: string[] = []
    for (let count = 0; count < Math.min(size, ENTRIES) && this.left > 0; count++) {
      const { value: one } = (isMap ? taken.mapNext(iterator) : taken.setNext(iterator)) as { readonly value: unknown }
      shown.push(isMap ? `${this.show((one as [unknown, unknown])[0])} => ${this.show((one as [unknown, unknown])[1])}` : this.show(one))
    }
    if (size > shown.length) shown.push(`… ${String(size - shown.length)} more`)
    return `${name}(${String(size)}) ${list('{', shown, '}')}`
  }

  entries(value: object, without: ReadonlySet<string>): string[] | null {
    const keys = ownKeys(value)
    const shown: string[] = []
    let seen = 0
    for (const key of keys) {
      if (typeof key === 'string' && without.has(key)) continue
      const descriptor = getOwnPropertyDescriptor(value, key)
      if (descriptor?.enumerable !== true) continue
      if (this.above.length > DEPTH) return null
      if (++seen > ENTRIES || this.left <= 0) continue
      const name = typeof key === 'symbol' ? `[${String(taken.symbol(key))}]` : quoteKey.test(key) ? key : this.text(key)
      this.left -= name.length + 4
      shown.push(`${name}: ${this.member(descriptor)}`)
    }
    if (seen > shown.length) shown.push(`… ${String(seen - shown.length)} more`)
    return shown
  }

  private member(descriptor: PropertyDescriptor): string {
    if ('value' in descriptor) return this.show(descriptor.value)
    return descriptor.set === undefined ? '[Getter]' : descriptor.get === undefined ? '[Setter]' : '[Getter/Setter]'
  }

  /** `entries` null for what lies too deep; `isWhole` where the prefix by itself says what it is. */
  braces(prefix: string, entries: readonly string[] | null, isWhole = false): string {
    if (entries === null) return `[${prefix === '' ? 'Object' : prefix}]`
    if (entries.length === 0) return prefix === '' ? '{}' : isWhole ? prefix : `${prefix} {}`
    return `${prefix}${prefix === '' ? '' : ' '}${list('{', entries, '}')}`
  }
}

const NONE: ReadonlySet<string> = new Set()
const FUNCTION: ReadonlySet<string> = new Set(['length', 'name', 'prototype', 'arguments', 'caller'])
const ERROR: ReadonlySet<string> = new Set(['stack', 'message', 'name'])

type Kind = readonly [is: (value: object) => boolean, show: (preview: Preview, value: object, name: string | null) => string]

function boxed(preview: Preview, value: object): string {
  const inner = types.isNumberObject(value) ? taken.number : types.isStringObject(value) ? taken.string : types.isBooleanObject(value) ? taken.boolean : null
  return inner === null ? '…' : preview.show(inner(value))
}

/** How the objects are shown that are more than their members, the first that fits. */
const KINDS: readonly Kind[] = [
  [(value) => typeof value === 'function', (preview, value) => preview.braces(functionName(value), preview.entries(value, FUNCTION), true)],
  [isArray, (preview, value, name) => {
    const { length } = value as readonly unknown[]
    return preview.array(value as readonly unknown[], name === 'Array' ? '' : `${name ?? '[Array: null prototype]'}(${String(length)}) `)
  }],
  [types.isTypedArray, (preview, value) => preview.typed(value)],
  [types.isDate, (_, value) => (Number.isNaN(taken.time(value)) ? 'Invalid Date' : String(taken.isoDate(value)))],
  [types.isRegExp, (_, value) => `/${String(taken.source(value))}/${taken.flags(value)}`],
  [types.isNativeError, (preview, value, name) => preview.braces(errorText(value, name), preview.entries(value, ERROR), true)],
  [types.isMap, (preview, value, name) => preview.collection(value, name ?? 'Map')],
  [types.isSet, (preview, value, name) => preview.collection(value, name ?? 'Set')],
  [types.isSharedArrayBuffer, (_, _value, name) => name ?? 'SharedArrayBuffer'],
  [types.isArrayBuffer, (_, value, name) => `${name ?? 'ArrayBuffer'}(${String(taken.bytes(value))})`],
  [(value) => types.isWeakMap(value) || types.isWeakSet(value), (_, _value, name) => `${name ?? 'WeakMap'} { <items unknown> }`],
  [types.isBoxedPrimitive, (preview, value, name) => `[${name ?? 'Object'}: ${boxed(preview, value)}]`],
]

/** What stands before the members of those whose class does not say it. */
const PREFIXES: readonly (readonly [is: (value: object) => boolean, prefix: string])[] = [
  [types.isPromise, 'Promise'], [types.isGeneratorObject, 'Object [Generator]'], [types.isModuleNamespaceObject, '[Module]'],
]

/** Returns parts between brackets, on one line where they fit. */
function list(open: string, parts: readonly string[], close: string): string {
  if (parts.length === 0) return `${open}${close}`
  const line = parts.join(', ')
  const gap = open === '[' ? '' : ' '
  if (line.length <= WIDTH && !line.includes('\n')) return `${open}${gap}${line}${gap}${close}`
  return `${open}\n${parts.map((part) => `  ${part.replaceAll('\n', '\n  ')}`).join(',\n')}\n${close}`
}

/** Returns the name of the class that an object says it is of, or null where it is of none. */
function constructorOf(value: object): string | null {
  for (let here: object | null = value, steps = 0; here !== null && steps < 100; here = getPrototypeOf(here), steps++) {
    if (types.isProxy(here)) return 'Object'
    const constructor: unknown = getOwnPropertyDescriptor(here, 'constructor')?.value
    if (typeof constructor !== 'function' || types.isProxy(constructor)) continue
    const name: unknown = getOwnPropertyDescriptor(constructor, 'name')?.value
    if (typeof name === 'string' && name !== '') return name
  }
  return null
}

function functionName(value: object): string {
  const name: unknown = getOwnPropertyDescriptor(value, 'name')?.value
  const told = typeof name === 'string' && name !== '' ? name : '(anonymous)'
  if (String(taken.code(value)).startsWith('class')) return `[class ${told}]`
  const kind = types.isGeneratorFunction(value) ? types.isAsyncFunction(value) ? 'AsyncGeneratorFunction' : 'GeneratorFunction' : types.isAsyncFunction(value) ? 'AsyncFunction' : 'Function'
  return `[${kind}: ${told}]`
}

/** Returns name and message of an error, as far as they are plain text. */
export function errorText(error: object, name = constructorOf(error)): string {
  const plain = (key: string): string | null => {
    for (let here: object | null = error; here !== null && !types.isProxy(here); here = getPrototypeOf(here)) {
      const descriptor = getOwnPropertyDescriptor(here, key)
      if (descriptor !== undefined) return typeof descriptor.value === 'string' ? descriptor.value : null
    }
    return null
  }
  const called = plain('name')
  const message = plain('message')
  const told = called === null || called === 'Error' ? name ?? 'Error' : called
  return message === null || message === '' ? told : `${told}: ${message}`
}

/** Returns the preview of a value, or null for `undefined`, which is no value. Throws nothing. */
export function previewOf(value: unknown): string | null {
  if (value === undefined) return null
  try {
    const text = new Preview().show(value)
    return text.length <= 2 * TOTAL ? text : `${text.slice(0, 2 * TOTAL)}…`
  } catch {
    return '[a value that cannot be shown]'
  }
}

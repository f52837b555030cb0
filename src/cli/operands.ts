/**
 * The operands of a verb as the table spells them.
 *
 *   operands = { operand " " }
 *   operand  = NAME | NAME "…" | "[" NAME "]" | "[" NAME "…" "]"       NAME of small letters, "_" and "|": one of these words
 */

export interface Operand {
  readonly name: string
  readonly required: boolean
  readonly variadic: boolean
  /** The words it may be, or null where it may be anything. */
  readonly words: readonly string[] | null
}

/** Returns the operands that a row of the table spells. */
export function parseOperands(spelling: string): Operand[] {
  return spelling.split(' ').filter((word) => word !== '').map((word) => {
    const optional = /^\[(.+)\]$/u.exec(word)?.[1]
    const name = (optional ?? word).replace(/…$/u, '')
    return {
      name, required: optional === undefined, variadic: (optional ?? word).endsWith('…'),
      words: /^[a-z_]+(?:\|[a-z_]+)*$/u.test(name) ? name.split('|') : null,
    }
  })
}

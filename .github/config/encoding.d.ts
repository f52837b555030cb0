/**
 * The two globals that the core may use besides the language itself. Node, browsers and workers all have them; Node's types,
 * which would bring I/O along, are left out of the core's compilation.
 */

declare class TextEncoder {
  encode(text?: string): Uint8Array
}

declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean })
  decode(bytes?: Uint8Array): string
}

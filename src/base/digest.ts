/** SHA-256 over raw bytes as 64 lower-case hex digits; synchronous, given by the host. */
export type Sha256 = (bytes: Uint8Array) => string

/** The settings of a server, by the sections that it asks for. */

export type Settings = Readonly<Record<string, unknown>>

/** Returns the settings under a dotted section, all of them for none; `{}` where there are none, since null makes servers fall over. */
export function sectionOf(settings: Settings, section: string | undefined): unknown {
  let found: unknown = settings
  for (const part of (section ?? '').split('.').filter((one) => one !== '')) {
    found = typeof found === 'object' && found !== null ? (found as Settings)[part] : undefined
  }
  return found ?? {}
}

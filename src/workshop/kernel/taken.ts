/** Methods and getters of the built-in classes, taken before the first cell runs: what a cell changes about them changes nothing here. */
const { getOwnPropertyDescriptor, getPrototypeOf } = Reflect
const call = Reflect.apply

type Take = (value: unknown) => unknown

function method(holder: object, name: PropertyKey): Take {
  const found = getOwnPropertyDescriptor(holder, name)?.value as (this: unknown) => unknown
  return (value): unknown => call(found, value, [])
}

function getter(holder: object, name: PropertyKey): Take {
  const found = getOwnPropertyDescriptor(holder, name)?.get
  return (value): unknown => (found === undefined ? undefined : call(found, value, []))
}

/** The class of typed arrays, which has no name of its own. */
const TypedArray = getPrototypeOf(Uint8Array.prototype) ?? {}
const nextOf = (iterator: object): Take => method(getPrototypeOf(iterator) ?? {}, 'next')
const flags = (['hasIndices', 'global', 'ignoreCase', 'multiline', 'dotAll', 'unicode', 'unicodeSets', 'sticky'] as const)
  .map((name, index) => [getter(RegExp.prototype, name), 'dgimsuvy'.charAt(index)] as const)

export const taken = {
  mapEntries: method(Map.prototype, 'entries'), setValues: method(Set.prototype, 'values'), mapNext: nextOf(new Map().entries()), setNext: nextOf(new Set().values()),
  mapSize: getter(Map.prototype, 'size'), setSize: getter(Set.prototype, 'size'), isoDate: method(Date.prototype, 'toISOString'), time: method(Date.prototype, 'getTime'),
  source: getter(RegExp.prototype, 'source'), flags: (value: unknown) => flags.map(([has, flag]) => (has(value) === true ? flag : '')).join(''),
  tag: getter(TypedArray, Symbol.toStringTag), length: getter(TypedArray, 'length'), bytes: getter(ArrayBuffer.prototype, 'byteLength'),
  symbol: method(Symbol.prototype, 'toString'), code: method(Function.prototype, 'toString'),
  number: method(Number.prototype, 'valueOf'), string: method(String.prototype, 'valueOf'), boolean: method(Boolean.prototype, 'valueOf'),
}

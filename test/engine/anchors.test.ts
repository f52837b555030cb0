/** Spec page 1: lines, digests, anchors, and the grammar they are spelled in. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionText } from '../../src/changeset/position.js'
import { fileAnchor, lineHash, parseAnchor, parseLineAnchor, rangeAnchor } from '../../src/text/anchor.js'
import { frequentTerminator, indexLines, lineBytes, lineText, normalise, openDocument, rangeBytes, terminatorOf } from '../../src/text/document.js'
import { fa, la, ra, raw, sha256 } from '../support/memory.js'
import { anyText } from './arbitrary.js'

const hex = (digits: number): fc.Arbitrary<string> => fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: digits, maxLength: digits })
const number = fc.integer({ min: 1, max: 9_999_999_999 })

test('anchors that were printed parse to what they were made of', () => {
  fc.assert(fc.property(hex(12), number, number, (digest, start, count) => {
    expect(parseAnchor(`fa:${digest}`)).toEqual({ kind: 'file', digest })
    expect(parseAnchor(`ra:${digest}:L${String(start)}+${String(count)}`)).toEqual({ kind: 'range', digest, start, count })
  }))
})

test('positions that were parsed print as they were written', () => {
  fc.assert(fc.property(number, hex(4), (n, hash) => {
    const written = `${String(n)}#${hash}`
    const parsed = parseLineAnchor(written)
    expect(parsed).toEqual({ n, hash })
    expect(positionText(parsed ?? { n: 0 })).toBe(written)
    expect(positionText({ n })).toBe(n)
  }))
})

test('nothing else is an anchor', () => {
  const near = ['', 'fa:', 'fa:911169ddaaf', 'fa:911169ddaaf11', 'fa:911169DDAAF1', ' fa:911169ddaaf1', 'fa:911169ddaaf1\n', 'ra:911169ddaaf1', 'ra:911169ddaaf1:L0+1',
    'ra:911169ddaaf1:L1+0', 'ra:911169ddaaf1:L01+1', 'ra:911169ddaaf1:L1+01', 'ra:911169ddaaf1:L1-1', 'ra:911169ddaaf1:1+1', 'ra:911169ddaaf1:L1+1 ', '2#3e23']
  expect(near.map(parseAnchor)).toEqual(near.map(() => null))
  const positions = ['', '2', '#3e23', '0#3e23', '02#3e23', '2#3E23', '2#3e2', '2#3e234', '2 #3e23', '-2#3e23', '2#3e23\n', '１#3e23']
  expect(positions.map(parseLineAnchor)).toEqual(positions.map(() => null))
})

test('the worked example of page 1.2', () => {
  expect(fa('a\nb\n')).toBe('fa:911169ddaaf1')
  expect(la('a\nb\n', 2)).toBe('2#3e23')
})

test('the range anchor over all lines has the digest of the file anchor', () => {
  fc.assert(fc.property(anyText, (text) => {
    const { count } = indexLines(raw(text))
    if (count > 0) expect(ra(text, 1, count).slice(3, 15)).toBe(fa(text).slice(3))
  }))
})

test('converting between LF and CRLF changes no anchor', () => {
  fc.assert(fc.property(anyText.filter((text) => !text.includes('\r')), (unix) => {
    const dos = unix.replaceAll('\n', '\r\n')
    const [a, b] = [indexLines(raw(unix)), indexLines(raw(dos))]
    expect(b.count).toBe(a.count)
    expect(fileAnchor(b.bytes, sha256)).toBe(fileAnchor(a.bytes, sha256))
    for (let n = 1; n <= a.count; n++) {
      expect(lineHash(b, n, sha256)).toBe(lineHash(a, n, sha256))
      expect(rangeAnchor(b, n, a.count - n + 1, sha256)).toBe(rangeAnchor(a, n, a.count - n + 1, sha256))
    }
  }))
})

test('identical lines share a hash and never an address', () => {
  expect(la('x\ny\nx\n', 1).slice(2)).toBe(la('x\ny\nx\n', 3).slice(2))
  expect(la('x\ny\nx\n', 1)).not.toBe(la('x\ny\nx\n', 3))
})

test('the lines of a text, joined with their terminators, are the text', () => {
  fc.assert(fc.property(anyText, (text) => {
    const document = indexLines(raw(text))
    const lines = Array.from({ length: document.count }, (_, index) => Buffer.from(lineBytes(document, index + 1)).toString() + (terminatorOf(document, index + 1) ?? ''))
    expect(lines.join('')).toBe(text)
    expect(lines.slice(0, -1).every((line) => line.endsWith('\n'))).toBe(true)
    expect(lines.every((line) => line !== '' && !line.slice(0, -1).includes('\n'))).toBe(true)
    expect(Buffer.from(rangeBytes(document, 1, document.count)).toString()).toBe(text)
    expect(Buffer.from(normalise(document.bytes)).toString()).toBe(text.replaceAll('\r\n', '\n'))
    const [crlf, all] = [text.match(/\r\n/gu)?.length ?? 0, text.match(/\n/gu)?.length ?? 0]
    expect(frequentTerminator(document)).toBe(crlf > all - crlf ? '\r\n' : '\n')
  }))
})

test('lines are counted as page 1.1 says', () => {
  const count = (text: string): number => indexLines(raw(text)).count
  expect(['', '\n', 'a\nb', 'a\nb\n', '\r', '\r\n', 'a\rb', '\n\n', 'a\u2028b\u0085c\vd\fe', '\ufeff'].map(count)).toEqual([0, 1, 2, 2, 1, 1, 1, 2, 1, 1])
  expect(lineText(indexLines(raw('\ufeffa\r\n')), 1)).toBe('a')
  expect(lineText(indexLines(raw('a\n\ufeffb')), 2)).toBe('\ufeffb')
})

test('a text is valid UTF-8 without NUL, and nothing is decoded as well as it goes', () => {
  const open = (bytes: readonly number[]): unknown => openDocument(Uint8Array.from(bytes))
  expect(open([0x61, 0])).toBe('binary_file')
  expect([[0xff], [0xc3], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]].map(open)).toEqual(Array(6).fill('not_utf8'))
  expect(open([0xef, 0xbb, 0xbf, 0xf0, 0x9f, 0x98, 0x80])).toMatchObject({ count: 1 })
})

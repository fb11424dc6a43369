import { AppError } from './errors.ts'

/** JSON that Postgres has built and that is sent as it is. Its shape is held against the reply schema in development and in tests. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
export const jsonText = (text: string): JsonText => new JsonText(text)

const utf8 = new TextDecoder('utf-8', { fatal: true })
const MAX_DEPTH = 20
/** The largest body is a release check of the shell, with the shapes of all operations: 3,000 keys in 2026. */
const MAX_KEYS = 20_000
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])
/** Names that could reach a prototype. */
export const isForbiddenKey = (name: string): boolean => forbiddenKeys.has(name)

/** Parses a request body. Rejects deep nesting, duplicate keys, and keys that could reach a prototype. */
export function parseJson(bytes: Buffer): unknown {
  try {
    const text = utf8.decode(bytes)
    refuseBombs(text)
    return suspiciousEscape.test(text) ? JSON.parse(text, refuseBrokenText) : JSON.parse(text)
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('malformed-request', { cause: error })
  }
}

const suspiciousEscape = /\\u(?:0000|d[89a-f])/i

/** Postgres cannot hold a NUL, and half a surrogate pair would be stored as something else than was sent. */
function refuseBrokenText(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
      throw new AppError('malformed-request')
  }
  return value
}

/** One pass over the text before anything is built from it. Malformed text may pass: JSON.parse finds it. */
function refuseBombs(text: string): void {
  const keysByDepth: (Set<string> | null)[] = []
  let keyCount = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) {
      const end = endOfString(text, at)
      const keys = keysByDepth.at(-1)
      if (keys && isKey(text, end)) {
        const key: unknown = JSON.parse(text.slice(at, end + 1))
        if (typeof key !== 'string' || keys.has(key) || isForbiddenKey(key) || (keyCount += 1) > MAX_KEYS)
          throw new AppError('malformed-request')
        keys.add(key)
      }
      at = end
    } else if (character === OPEN_OBJECT || character === OPEN_ARRAY) {
      if (keysByDepth.length >= MAX_DEPTH) throw new AppError('malformed-request')
      keysByDepth.push(character === OPEN_OBJECT ? new Set() : null)
    } else if (character === CLOSE_OBJECT || character === CLOSE_ARRAY) keysByDepth.pop()
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const SPACE = 0x20
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === BACKSLASH) at += 1
    else if (character === QUOTE) return at
  }
  return text.length
}

function isKey(text: string, end: number): boolean {
  let at = end + 1
  while (at < text.length && text.charCodeAt(at) <= SPACE) at += 1
  return text.charCodeAt(at) === COLON
}

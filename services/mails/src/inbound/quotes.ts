/** Names of header fields as mail programs write them above a quote, in en, et, fr, de, ru, fi, lv and lt. */
const fieldNames = {
  from: [
    'from',
    'saatja',
    'de',
    'expéditeur',
    'von',
    'absender',
    'от',
    'от кого',
    'отправитель',
    'lähettäjä',
    'no',
    'sūtītājs',
    'nuo',
    'siuntėjas',
  ],
  sent: [
    'sent',
    'date',
    'saadetud',
    'saatmisaeg',
    'kuupäev',
    'envoyé',
    'envoyé le',
    'gesendet',
    'datum',
    'отправлено',
    'дата',
    'lähetetty',
    'päivämäärä',
    'päiväys',
    'pvm',
    'nosūtīts',
    'datums',
    'išsiųsta',
    'data',
  ],
  to: [
    'to',
    'adressaat',
    'saaja',
    'kellele',
    'à',
    'pour',
    'destinataire',
    'an',
    'кому',
    'vastaanottaja',
    'kam',
    'adresāts',
    'gavėjas',
  ],
  copy: ['cc', 'bcc', 'koopia', 'copie', 'kopie', 'копия', 'kopio', 'kopija'],
  subject: ['subject', 'teema', 'objet', 'sujet', 'betreff', 'тема', 'aihe', 'tēma', 'temats', 'tema'],
} as const
type Field = keyof typeof fieldNames
const fieldOf = new Map(
  // `Object.entries` widens the keys of the literal above.
  (Object.entries(fieldNames) as [Field, readonly string[]][]).flatMap(([field, names]) =>
    names.map((name) => [name, field] as const),
  ),
)

/** `From: …`, also with `*From:* …` where bold HTML became text. */
const fieldLine = /^[\s*]*(\p{L}[\p{L} ]{0,20}?)\s?:\*?(?:\s|$)/u
const ruleLine = /^[\s*]*[-_=]{5,}\s*$/
const originalLine =
  /^\s*-{2,}\s?(?:original message|algne (?:kiri|sõnum)|(?:message|mail) d?[’']?\s?(?:origin(?:e|al)|original)|ursprüngliche (?:nachricht|mail)|original-nachricht|originalnachricht|исходное сообщение|пересылаемое сообщение|alkuperäinen viesti|sākotnējais ziņojums|sākotnējā ziņa|pradinis (?:laiškas|pranešimas)|pirminis laiškas)\s?-{2,}\s*$/iu
const MAX_HEADER_LINES = 10

const fieldIn = (line: string): Field | undefined => fieldOf.get(fieldLine.exec(line)?.[1]?.toLowerCase() ?? '')

/** Whether the headers of a quoted mail begin at this line: its sender, its time and its subject, without an empty line between. */
function isHeaderBlock(lines: readonly string[], start: number): boolean {
  if (fieldIn(lines[start]!) !== 'from') return false
  const found = new Set<Field>()
  for (const line of lines.slice(start, start + MAX_HEADER_LINES)) {
    if (line.trim() === '') break
    // A line without a field name continues the field above, such as a long list of recipients.
    const field = fieldIn(line)
    if (field) found.add(field)
  }
  return found.has('sent') && found.has('subject')
}

/** Cuts a text before the headers of the mail that it quotes, and before a line that announces that mail. */
export function cutHeaderBlock(lines: readonly string[]): string[] {
  const start = lines.findIndex((line, index) => originalLine.test(line) || isHeaderBlock(lines, index))
  if (start === -1) return [...lines]
  let end = start
  while (
    end > 0 &&
    (lines[end - 1]!.trim() === '' || ruleLine.test(lines[end - 1]!) || originalLine.test(lines[end - 1]!))
  )
    end -= 1
  return lines.slice(0, end)
}

/** A line that the reply parser recognises as an attribution. */
const KNOWN_ATTRIBUTION = 'On Tue, Nov 24, 2026, Sild <sild@sild.test> wrote:'
const MAX_FOLDED_LINES = 3
const LONGEST_ATTRIBUTION = 400
const verb =
  /(?<!\p{L})(?:wrote|kirjutas|écrit|schrieb|пишет|написала?|написал\(а\)|пользователь|kirjoitti|rakstīja|raksta|rašė|parašė)(?!\p{L})/iu
const date = /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)/
const time = /(?<!\d)\d{1,2}[:.]\d\d(?!\d)/
const address = /[<(]\s*[^\s<>()@]{1,100}@[^\s<>()@]{1,200}\s*[>)]/
const unquoted = (line: string): string => line.replace(/^[>\s]+/, '')

/**
 * Whether a line is an attribution: who wrote the quote below, and when. Russian Gmail writes no verb there,
 * Thunderbird no address. Without an address a quote must follow, because users write such lines too.
 */
function isAttribution(line: string, isQuoteNext: boolean): boolean {
  if (line.length > LONGEST_ATTRIBUTION || !/:\s*$/.test(line) || !date.test(line) || !time.test(line)) return false
  return address.test(line) || (isQuoteNext && verb.test(line))
}

/** Rewrites attribution lines for the reply parser, and cuts the text at one without a marked quote below. */
export function normalizeAttributions(lines: readonly string[]): string[] {
  const written: string[] = []
  for (const [index, line] of lines.entries()) {
    written.push(line)
    if (!/:\s*$/.test(line)) continue
    const next = lines.slice(index + 1).find((one) => one.trim() !== '')
    const isQuoteNext = next?.trimStart().startsWith('>') ?? false
    for (let count = 1; count <= Math.min(MAX_FOLDED_LINES, written.length); count += 1) {
      const folded = written.slice(-count)
      if (folded[0]!.trim() === '') break
      if (!isAttribution(folded.map(unquoted).join(' '), isQuoteNext)) continue
      const isMarked = folded[0]!.trimStart().startsWith('>')
      if (!isQuoteNext && !isMarked) return written.slice(0, -count)
      written.splice(-count, count, isMarked ? `> ${KNOWN_ATTRIBUTION}` : KNOWN_ATTRIBUTION)
      break
    }
  }
  return written
}

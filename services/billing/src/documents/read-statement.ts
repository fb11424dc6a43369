import { XMLParser } from 'fast-xml-parser'

export interface StatementLine {
  /** The payer's text: the structured reference, or the free text of the transfer. */
  readonly reference: string
  readonly amountCents: number
  /** Country of the payer's account, by its IBAN; null if the statement has none. */
  readonly payerCountry: string | null
}

interface Details {
  readonly Amt?: Money
  readonly RltdPties?: { readonly DbtrAcct?: { readonly Id?: { readonly IBAN?: string } } }
  readonly RmtInf?: { readonly Strd?: readonly { CdtrRefInf?: { Ref?: string } }[]; readonly Ustrd?: readonly string[] }
}
interface Money {
  readonly '#text'?: string
  readonly '@Ccy'?: string
}
interface Entry {
  readonly Amt?: Money
  readonly CdtDbtInd?: string
  /** A word, or since version 8 a code in it. */
  readonly Sts?: string | { readonly Cd?: string }
  readonly NtryDtls?: readonly { readonly TxDtls?: readonly Details[] }[]
}

const lists = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Strd', 'Ustrd'])
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  // References and amounts are text: 007 is not 7.
  parseTagValue: false,
  parseAttributeValue: false,
  // Entities are rejected: no statement needs them, and they can expand a small file to a huge one.
  processEntities: false,
  isArray: (name) => lists.has(name),
})

/** Booked credits in euros of a bank statement, ISO 20022 camt.053 of any version. Null where it is none. */
export function readStatement(xml: string): StatementLine[] | null {
  let document: { Document?: { BkToCstmrStmt?: { Stmt?: readonly { Ntry?: readonly Entry[] }[] } } }
  try {
    document = parser.parse(xml, true)
  } catch {
    return null
  }
  const statements = document.Document?.BkToCstmrStmt?.Stmt
  return statements ? statements.flatMap(({ Ntry = [] }) => Ntry.filter(isCredit).flatMap(linesOf)) : null
}

const isCredit = ({ Amt, CdtDbtInd, Sts }: Entry): boolean =>
  CdtDbtInd === 'CRDT' && Amt?.['@Ccy'] === 'EUR' && (typeof Sts === 'string' ? Sts : Sts?.Cd) === 'BOOK'

function linesOf({ Amt, NtryDtls = [] }: Entry): StatementLine[] {
  const details = NtryDtls.flatMap(({ TxDtls = [] }) => TxDtls)
  // A batch has an amount for each of its payments; a single one may have none of its own.
  if (details.length <= 1) return lineOf(details[0], Amt)
  return details.flatMap((each) => lineOf(each, each.Amt))
}

function lineOf(details: Details | undefined, amount: Money | undefined): StatementLine[] {
  const cents = Math.round(Number(amount?.['#text']) * 100)
  if (!Number.isSafeInteger(cents) || cents <= 0) return []
  const remittance = details?.RmtInf
  const iban = details?.RltdPties?.DbtrAcct?.Id?.IBAN
  const payerCountry = /^[A-Z]{2}(?=\d{2})/.exec(iban?.trim().toUpperCase() ?? '')?.[0] ?? null
  const reference = remittance?.Strd?.[0]?.CdtrRefInf?.Ref ?? remittance?.Ustrd?.join(' ') ?? ''
  return [{ reference: reference.trim().slice(0, 140), amountCents: cents, payerCountry }]
}

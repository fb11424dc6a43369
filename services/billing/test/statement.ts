interface Line {
  readonly amount: string
  /** Structured (ISO 11649). */
  readonly reference?: string
  /** What the payer wrote instead. */
  readonly words?: string
  readonly direction?: 'CRDT' | 'DBIT'
  readonly currency?: string
  readonly status?: string
  /** Of the payer's account. */
  readonly iban?: string
}

/** A statement as Estonian banks write it: camt.053.001.02. */
export const statementOf = (lines: readonly Line[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>${lines
  .map(
    ({ amount, currency = 'EUR', direction = 'CRDT', iban, reference, status = 'BOOK', words }) => `
  <Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>${status}</Sts>
    <NtryDtls><TxDtls>${iban ? `<RltdPties><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties>` : ''}<RmtInf>${
      reference ? `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>` : `<Ustrd>${words}</Ustrd>`
    }</RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  .join('')}
</Stmt></BkToCstmrStmt></Document>`

import type { DocumentData } from '../document/snapshot.ts'
import { documentDataId } from '../document/snapshot.ts'

/** What this document was rendered with. It comes from the same release as this code. */
export const readDocumentData = (): DocumentData =>
  JSON.parse(document.getElementById(documentDataId)?.textContent ?? '') as DocumentData

/**
 * Words that narrow nothing, without accents. "it", "ai" and single letters are missing on purpose: they are names of
 * the trade as well.
 */
const stopWords = new Set(
  [
    'a an and are as at be by can for from has have in is me my of on or our that the their this to us we who will with you your looking need',
    'aga ega ei et ja ka kas kes kui me mis need ning oma on otsin otsime see selle siis voi vajame',
    'au aux avec ce ces cette chez dans de des du elle en est et il je la le les leur ma mes mon nos notre nous ou',
    'par pas pour qui sa ses son sur un une vos votre vous cherche cherchons',
  ].flatMap((line) => line.split(' ')),
)

/** Includes the elided forms of French. */
export const isStopWord = (word: string): boolean =>
  /['’]$/.test(word) || stopWords.has(word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase())

interface Taking {
  readonly texts: readonly string[]
}

/**
 * Shares texts between the fields that allow exactly the same ones, such as the name in every operation that takes one. Each text is
 * then sent to each kind of field, and each field is sent `least` of its texts: every pair, and not every operation with every text.
 */
export function shareTexts<Field extends Taking>(
  fields: readonly Field[],
  least: number,
): Map<Field, readonly string[]> {
  const kinds = Map.groupBy(fields, ({ texts }) => JSON.stringify(texts))
  return new Map(
    [...kinds.values()].flatMap((kind) =>
      kind.map((field, position) => [field, shareOf(field.texts, position, kind.length, least)] as const),
    ),
  )
}

/** One of `count` shares, and as many of the others as make up the least. */
function shareOf(texts: readonly string[], position: number, count: number, least: number): string[] {
  const own = texts.filter((_, index) => index % count === position)
  const others = texts.filter((_, index) => index % count !== position)
  return [...own, ...others.slice(0, Math.max(0, least - own.length))]
}

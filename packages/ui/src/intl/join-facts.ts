/** Facts on one line, without those that are missing; a line breaks after the dot between two of them. */
export const joinFacts = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join('\u00a0· ')

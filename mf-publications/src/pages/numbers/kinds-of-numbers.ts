/** The daily statistics. */
export const kindsOfNumbers = ['viewsCount', 'responsesCount', 'favoritesCount'] as const

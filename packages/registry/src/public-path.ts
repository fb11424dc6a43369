/** Where the browser finds the files of a release. */
export const publicPathOf = (name: string, id: string): string => `/a/${name}/${id}/`

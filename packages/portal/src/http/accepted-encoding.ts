export type Encoding = 'br' | 'gzip' | 'identity'

const offers = (header: string, coding: string): boolean => {
  const parameters = header
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .find(([name]) => name === coding)
  return parameters !== undefined && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
}

export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (offers(header, 'br')) return 'br'
  return offers(header, 'gzip') ? 'gzip' : 'identity'
}

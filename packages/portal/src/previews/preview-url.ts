export const previewUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/__mfe/preview?t=${encodeURIComponent(token)}`

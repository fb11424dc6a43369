const QUALITY = 0.9
const extensions: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/png': 'png', 'image/jpeg': 'jpg' }

/**
 * The canvas as a file. A browser that cannot write the wanted type writes another one, and the result has that type.
 */
export async function croppedFile(canvas: HTMLCanvasElement, { name }: Pick<File, 'name'>): Promise<File> {
  const blob = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('The picture is empty'))), 'image/webp', QUALITY),
  )
  const stem = name.replace(/\.[^.]*$/, '')
  return new File([blob], `${stem}.${extensions[blob.type] ?? 'png'}`, { type: blob.type })
}

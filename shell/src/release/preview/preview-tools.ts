/** Tools of the portal for a preview. */
interface PreviewTools {
  /** A link to the page in this preview, for sharing with a colleague. */
  url: string
  axe: { src: string; integrity: string }
}

/** @throws where the preview has ended, or the portal does not answer */
export async function previewTools(path: string): Promise<PreviewTools> {
  const response = await fetch(`/__mfe/preview/tools?${new URLSearchParams({ path })}`)
  if (!response.ok) throw new Error(`The tools of the preview were answered with ${response.status}`)
  return (await response.json()) as PreviewTools // The portal makes them so.
}

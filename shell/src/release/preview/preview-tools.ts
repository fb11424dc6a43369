/** What the portal gives to whoever looks at a preview. */
interface PreviewTools {
  /** The link that shows a page to a colleague, in the same preview. */
  url: string
  axe: { src: string; integrity: string }
}

/** @throws where the preview has ended, or the portal does not answer */
export async function previewTools(path: string): Promise<PreviewTools> {
  const response = await fetch(`/__mfe/preview/tools?${new URLSearchParams({ path })}`)
  if (!response.ok) throw new Error(`The tools of the preview were answered with ${response.status}`)
  return (await response.json()) as PreviewTools // The portal makes them so.
}

import type { PreviewPicture } from '@sild/ui/heavy'
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyDialog } from './lazy-dialog.tsx'

const PreviewDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "preview-dialog" */ './preview/PreviewDialog.tsx')).PreviewDialog,
)

type LinkTo = (url: string) => { href: string; 'data-held'?: '' } & Pick<ComponentProps<'a'>, 'onClick' | 'ref'>

interface PreviewedProps {
  pictures: readonly PreviewPicture[]
  /** Draws the links to the files. One that is not a picture stays a plain link. */
  children: (linkTo: LinkTo) => ReactNode
}

/** Any other press is the browser's: into a new tab, a new window, onto the disk. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey

/** Links to pictures that open within the portal, one after the other; without scripts they lead to the files. */
export function Previewed({ pictures, children }: PreviewedProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const [left, setLeft] = useState<{ index: number } | null>(null)
  const links = useRef(new Map<string, HTMLAnchorElement>())

  useEffect(() => {
    // When the preview closes, the control below it takes the focus again.
    if (left) links.current.get(pictures[left.index]?.url ?? '')?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Pictures that are added later must not move the focus.
  }, [left])

  const linkTo: LinkTo = (url) => {
    const index = pictures.findIndex((picture) => picture.url === url)
    if (index < 0) return { href: url }
    return {
      href: url,
      // The document's script holds a press until the portal is hydrated.
      'data-held': '',
      ref: (link) => {
        if (link) links.current.set(url, link)
        return () => void links.current.delete(url)
      },
      onClick: (event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        setOpened(index)
      },
    }
  }
  function close(index: number) {
    setOpened(null)
    setLeft({ index })
  }
  return (
    <>
      {children(linkTo)}
      {opened !== null && <PreviewDialog pictures={pictures} startIndex={opened} onClose={close} />}
    </>
  )
}

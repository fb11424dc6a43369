/*
 * The few signs that the components themselves draw, as Lucide paths (ISC licence). Shared modules are not
 * tree-shaken, so the icon library would be in every first load; pages take their icons from it directly.
 */
const paths = {
  check: 'M20 6 9 17l-5-5',
  chevronDown: 'm6 9 6 6 6-6',
  chevronEnd: 'm9 18 6-6-6-6',
  chevronStart: 'm15 18-6-6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
  danger:
    'M12 16h.01M12 8v4M15.3 2H8.7a2 2 0 0 0-1.4.6L2.6 7.3A2 2 0 0 0 2 8.7v6.6c0 .5.2 1 .6 1.4l4.7 4.7c.4.4.9.6 1.4.6h6.6c.5 0 1-.2 1.4-.6l4.7-4.7c.4-.4.6-.9.6-1.4V8.7c0-.5-.2-1-.6-1.4l-4.7-4.7a2 2 0 0 0-1.4-.6z',
  info: 'M12 16v-4M12 8h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z',
  lock: 'M7 11V7a5 5 0 0 1 10 0v4M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z',
  search: 'm21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z',
  success: 'm9 12 2 2 4-4M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z',
  warning: 'M12 9v4M12 17h.01M21.7 18 13.7 4a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3',
}

export type GlyphName = keyof typeof paths
export const glyphNames = Object.keys(paths) as GlyphName[] // The keys of a constant.

export function Glyph({ name, className }: { name: GlyphName; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}

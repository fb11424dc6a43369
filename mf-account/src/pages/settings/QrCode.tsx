import { encodeQR } from 'qr'
import * as css from './QrCode.module.css'

/** Light modules around the code, without which phones do not find it. */
const QUIET = 4

/** Dark on light in both themes: many apps read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const size = modules.length
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={css.code}>
      <rect width={size} height={size} fill="white" />
      <path fill="black" d={modules.map(rowPath).join('')} />
    </svg>
  )
}

/** The dark runs of a row, each as a rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const begin = x
    while (row[x]) x += 1
    path += `M${begin} ${y}h${x - begin}v1h${begin - x}z`
  }
  return path
}

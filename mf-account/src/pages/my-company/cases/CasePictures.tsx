import { Cluster } from '@sild/ui'
import * as css from '../pictures/PictureField.module.css'
import { linesOf } from './case-values.ts'

/** Pictures to look at: line by line an address, a space and a name. */
export function CasePictures({ lines }: { lines: string }) {
  if (!lines) return null
  return (
    <Cluster>
      {linesOf(lines).map((line) => {
        const [url = '', ...words] = line.split(' ')
        return <img key={line} src={url} alt={words.join(' ')} width={96} height={64} className={css.thumbnail} />
      })}
    </Cluster>
  )
}

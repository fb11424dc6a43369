import { Link } from '@sild/ui'
import { Previewed } from './Previewed.tsx'
import { type AttachedFile, picturesOf } from './pictures-of.ts'

interface AttachedFilesProps {
  files: readonly AttachedFile[]
  label: string
  className?: string
}

/** Links to what came with a message; pictures open within the portal. */
export function AttachedFiles({ className, files, label }: AttachedFilesProps) {
  if (files.length === 0) return null
  return (
    <Previewed pictures={picturesOf(files)}>
      {(linkTo) => (
        <ul className={className} aria-label={label}>
          {files.map(({ name, url }) => (
            // The query changes with every link to a file, so it is no part of the key.
            <li key={url.split('?')[0]}>
              <Link isAlone {...linkTo(url)} target="_blank" rel="noopener noreferrer">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Previewed>
  )
}

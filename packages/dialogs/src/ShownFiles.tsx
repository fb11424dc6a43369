import { fileKinds, kindOfName } from '@sild/contract/files/kinds'
import { Grid, Link, picturesFor, Stack } from '@sild/ui'
import type { AttachedFile } from './pictures-of.ts'
import { Previewed } from './Previewed.tsx'
import * as css from './ShownFiles.module.css'

interface ShownFilesProps {
  files: readonly AttachedFile[]
  labels: {
    /** Name of a picture without a file name. */
    picture: (number: number) => string
  }
}

/** Files of a page: pictures, which open within the portal, and below them links to the documents. */
export function ShownFiles({ files, labels }: ShownFilesProps) {
  const pictures = files.filter(isPicture).map(({ name, url }, index) => ({
    url,
    alt: withoutExtension(name) || labels.picture(index + 1),
    caption: name,
  }))
  const documents = files.filter((file) => !isPicture(file))
  return (
    <Stack>
      {pictures.length > 0 && (
        <Previewed pictures={pictures}>
          {(linkTo) => (
            <Grid as="ul" column="medium" gap={16}>
              {pictures.map(({ alt, url }) => (
                <li key={url}>
                  <a {...linkTo(url)}>
                    <img
                      {...picturesFor(url, '(width < 40rem) 100vw, 26rem')}
                      alt={alt}
                      width={1200}
                      height={800}
                      loading="lazy"
                      className={css.picture}
                    />
                  </a>
                </li>
              ))}
            </Grid>
          )}
        </Previewed>
      )}
      {documents.length > 0 && (
        <Stack as="ul" gap={4}>
          {documents.map((file) => (
            <li key={file.url}>
              <Link isAlone href={file.url} download>
                {documentText(file)}
              </Link>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

/** The address of a stored file has its real extension; the name is the author's choice. */
const isPicture = ({ url }: AttachedFile): boolean => {
  const kind = kindOfName(url)
  return kind !== null && fileKinds[kind].isImage
}

const withoutExtension = (name: string): string => name.replace(/\.\w+$/, '')

function documentText({ name, url }: AttachedFile): string {
  const type = (kindOfName(url) ?? '').toUpperCase()
  return name && type ? `${withoutExtension(name)} (${type})` : name || type
}

import { paths } from '@sild/paths'
import { type LoaderArgs, useParams } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { ButtonLink, EmptyState } from '@sild/ui'
import { MyCompanyFrame } from '../MyCompanyFrame.tsx'
import { loadMyCompany } from '../use-my-company.ts'
import { PhotoEditor } from './PhotoEditor.tsx'

export const loader = async (page: LoaderArgs) => {
  await loadMyCompany(page)
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.my-photo.title' }),
  isUnlisted: true,
}

export function Component() {
  const { position } = useParams()
  const text = useText('mf-account.my-photo')
  return (
    <MyCompanyFrame tab="gallery" title={text('title')}>
      {(mine) => {
        const photo = mine.company.gallery.find((known) => String(known.position) === position)
        if (photo) return <PhotoEditor key={photo.imageUrl} {...mine} photo={photo} />
        return (
          <EmptyState title={text('none')} action={<ButtonLink href={paths.myGallery()}>{text('back')}</ButtonLink>} />
        )
      }}
    </MyCompanyFrame>
  )
}

import { addGalleryPhoto } from '@sild/contract/companies/profile-operations'
import { limitOf } from '@sild/contract/permissions'
import type { LoaderArgs } from '@sild/router'
import { type PageHandle, useApi, useFailureText, useIntl, useNotify, useText } from '@sild/shell-api'
import { EmptyState, focusHeading, Stack, Text } from '@sild/ui'
import { FileField } from '@sild/ui/forms'
import { useEffect, useRef } from 'react'
import { type MyCompany, MyCompanyFrame } from '../MyCompanyFrame.tsx'
import { usePictureUploads } from '../pictures/use-picture-uploads.ts'
import { PlanNotice } from '../PlanNotice.tsx'
import { loadMyCompany } from '../use-my-company.ts'
import { PhotoList } from './PhotoList.tsx'

export const loader = async (page: LoaderArgs) => {
  await loadMyCompany(page)
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.my-gallery.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  return (
    <MyCompanyFrame tab="gallery" title={intl.formatMessage({ id: 'mf-account.my-gallery.title' })}>
      {(mine) => <Gallery {...mine} />}
    </MyCompanyFrame>
  )
}

function Gallery(mine: MyCompany) {
  const { company, plan, keep, reload } = mine
  const api = useApi()
  const notify = useNotify()
  const failureText = useFailureText()
  const version = useRef(company.version)
  const lastAdded = useRef<Promise<void>>(Promise.resolve())
  const uploads = usePictureUploads('company-gallery')
  const text = useText('mf-account')
  const limit = limitOf(plan, 'company-gallery')
  const room = limit === null ? Number.MAX_SAFE_INTEGER : limit - company.gallery.length

  useEffect(() => {
    version.current = Math.max(version.current, company.version)
  }, [company.version])

  async function add(imageUrl: string) {
    try {
      const body = { imageUrl, version: version.current }
      const changed = await api.call(addGalleryPhoto, { params: { guid: company.guid }, body })
      version.current = changed.version
      // The field goes with the last free place.
      if (changed.gallery.length === limit) focusHeading()
      keep(changed)
    } catch (error) {
      notify({ tone: 'error', text: failureText(error) })
      await reload()
    }
  }
  /** Sent in any order and added one after the other, each to what the one before has left. */
  async function sendAll(chosen: File[]) {
    for (const arriving of uploads.add(chosen)) {
      const photo = await arriving
      if (photo) await (lastAdded.current = lastAdded.current.then(() => add(photo.fileUrl)))
    }
  }

  return (
    <Stack gap={24}>
      {limit === 0 && <PlanNotice what="gallery" />}
      {company.gallery.length === 0 && limit !== 0 && (
        <EmptyState title={text('my-gallery.empty')}>{text('my-gallery.empty.text')}</EmptyState>
      )}
      {limit !== null && limit > 0 && company.gallery.length > 0 && (
        <Text tone="muted">{text('my-gallery.count', { count: company.gallery.length, limit })}</Text>
      )}
      {company.gallery.length > 0 && <PhotoList {...mine} />}
      {room > 0 && (
        <FileField
          name="company-gallery"
          label={text('my-gallery.add')}
          hint={text('my-gallery.add.hint', { room })}
          {...uploads.field}
          maxFiles={room + uploads.refusedCount}
          onAdd={(chosen) => void sendAll(chosen)}
        />
      )}
    </Stack>
  )
}

import type { GalleryPhoto } from '@sild/contract/companies/shapes'
import { useIntl } from '@sild/shell-api'
import { Grid, Heading, Stack, Text } from '@sild/ui'
import * as css from './CompanyGallery.module.css'

export function CompanyGallery({ photos }: { photos: readonly GalleryPhoto[] }) {
  const intl = useIntl()
  if (photos.length === 0) return null
  return (
    <section id="gallery" aria-labelledby="gallery-title">
      <Stack>
        <Heading id="gallery-title">{intl.formatMessage({ id: 'mf-search.company.gallery' })}</Heading>
        <Grid as="ul" column="medium" gap={16}>
          {photos.map(({ position, imageUrl, description }) => (
            <li key={position}>
              <figure className={css.figure}>
                <a href={imageUrl}>
                  <img
                    src={imageUrl}
                    alt={description ?? intl.formatMessage({ id: 'mf-search.company.photo' }, { position })}
                    width={1200}
                    height={800}
                    loading="lazy"
                    className={css.photo}
                  />
                </a>
                {description && (
                  <Text as="figcaption" size={14} tone="muted">
                    {description}
                  </Text>
                )}
              </figure>
            </li>
          ))}
        </Grid>
      </Stack>
    </section>
  )
}

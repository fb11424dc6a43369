import type { GalleryPhoto } from '@sild/contract/companies/shapes'
import { Previewed } from '@sild/dialogs'
import { useIntl, useLocale } from '@sild/shell-api'
import { Grid, Heading, picturesFor, Stack, Text, WrittenText } from '@sild/ui'
import * as css from './CompanyGallery.module.css'

export function CompanyGallery({ photos }: { photos: readonly GalleryPhoto[] }) {
  const intl = useIntl()
  const locale = useLocale()
  if (photos.length === 0) return null
  const pictures = photos.map(({ position, imageUrl, description, descriptionLocale }) => ({
    url: imageUrl,
    alt: description ?? intl.formatMessage({ id: 'mf-search.company.photo' }, { position }),
    caption: description,
    language: descriptionLocale,
  }))
  return (
    <section id="gallery" aria-labelledby="gallery-title">
      <Stack>
        <Heading id="gallery-title">{intl.formatMessage({ id: 'mf-search.company.gallery' })}</Heading>
        <Previewed pictures={pictures}>
          {(linkTo) => (
            <Grid as="ul" column="medium" gap={16}>
              {pictures.map(({ url, alt, caption, language }) => (
                <li key={url}>
                  <figure className={css.figure}>
                    <a {...linkTo(url)}>
                      <img
                        {...picturesFor(url, '(width < 40rem) 100vw, 26rem')}
                        alt={alt}
                        width={1200}
                        height={800}
                        loading="lazy"
                        className={css.photo}
                      />
                    </a>
                    {caption && (
                      <Text as="figcaption" size={14} tone="muted">
                        <WrittenText language={language} locale={locale}>
                          {caption}
                        </WrittenText>
                      </Text>
                    )}
                  </figure>
                </li>
              ))}
            </Grid>
          )}
        </Previewed>
      </Stack>
    </section>
  )
}

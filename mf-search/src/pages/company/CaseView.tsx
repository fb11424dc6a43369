import type { Company } from '@sild/contract/companies/schemas'
import type { CompanyCase } from '@sild/contract/companies/shapes'
import { Previewed } from '@sild/dialogs'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Card, Columns, Grid, Heading, Link, Prose, Stack, WrittenText } from '@sild/ui'
import * as css from './CaseView.module.css'

export function CaseView({ company, shown }: { company: Company; shown: CompanyCase }) {
  const { coverUrl, description, items, locale: language, media, name } = shown
  const locale = useLocale()
  const lang = language && language !== locale ? language : undefined
  const text = useText('mf-search.case')
  const cover = coverUrl && { url: coverUrl, alt: text('cover', { name }) }
  const shots = media.map(({ url }, index) => ({ url, alt: text('picture', { number: index + 1 }) }))
  const facts = items.length > 0 && (
    <Card as="section" aria-labelledby="case-items">
      <Stack gap={8}>
        <Heading level={3} id="case-items">
          {text('items')}
        </Heading>
        <ul lang={lang} className={css.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
  return (
    <article>
      <Columns aside={facts}>
        <Stack gap={24}>
          <Link isAlone href={paths.companyCases(company.slug)}>
            {text('back')}
          </Link>
          <Heading size={24}>
            <WrittenText language={language} locale={locale}>
              {name}
            </WrittenText>
          </Heading>
          <Previewed pictures={cover ? [cover, ...shots] : shots}>
            {(linkTo) => (
              <>
                {cover && (
                  <a {...linkTo(cover.url)}>
                    <img src={cover.url} alt={cover.alt} width={1200} height={600} className={css.cover} />
                  </a>
                )}
                <Prose isPlainText lang={lang}>
                  {description}
                </Prose>
                {shots.length > 0 && (
                  <section aria-labelledby="case-media">
                    <Stack>
                      <Heading level={3} id="case-media">
                        {text('media')}
                      </Heading>
                      <Grid as="ul" column="medium" gap={16}>
                        {shots.map(({ url, alt }) => (
                          <li key={url}>
                            <a {...linkTo(url)}>
                              <img
                                src={url}
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
                    </Stack>
                  </section>
                )}
              </>
            )}
          </Previewed>
        </Stack>
      </Columns>
    </article>
  )
}

import { useLoaderData } from '@sild/router'
import { type PageHandle, useText } from '@sild/shell-api'
import { Page } from '@sild/ui'
import { ArticleCard } from '../articles/ArticleList.tsx'
import { Categories } from './Categories.tsx'
import { Faq } from './Faq.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { loadHome } from './load-home.ts'
import { Newest } from './Newest.tsx'
import { Pricing } from './Pricing.tsx'
import { Reviews } from './Reviews.tsx'
import { HomeSection } from './HomeSection.tsx'
import { paths } from '@sild/paths'
import * as css from './HomePage.module.css'

export const loader = loadHome

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-content.home.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-content.home.description' }),
}

export function Component() {
  const { counts, categories, newest, reviews, quotes, plans, articles, questions, now } =
    useLoaderData<typeof loader>()
  const text = useText('mf-content.home')
  return (
    <>
      <Hero counts={counts} />
      <Page className={css.sections}>
        {categories.length > 0 && <Categories categories={categories} />}
        {newest.length > 0 && <Newest newest={newest} now={now} />}
        <HowItWorks />
        {reviews.length + quotes.length > 0 && <Reviews reviews={reviews} quotes={quotes} />}
        {plans.length > 0 && <Pricing plans={plans} />}
        {questions.length > 0 && <Faq questions={questions} />}
        {articles.length > 0 && (
          <HomeSection
            id="resources"
            title={text('resources')}
            more={[{ href: paths.blog(), label: text('resources.more') }]}
          >
            <ul className={css.articles}>
              {articles.map((article) => (
                <ArticleCard key={article.slug} kind="blog" article={article} level={3} />
              ))}
            </ul>
          </HomeSection>
        )}
      </Page>
    </>
  )
}

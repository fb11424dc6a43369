import { guid } from '../seeded.ts'
import { day } from '../time.ts'
import {
  locales,
  type Locale,
  type MarketEvent,
  type Page,
  type PageCategory,
  type PageKind,
  type PageText,
} from '../types.ts'
import { cityId } from '../reference/cities.ts'
import { eventOutlines, pageCategoryOutlines, pageOutlines, type EventOutline, type PageOutline } from './outlines.ts'
import { loadArticle, type Article } from './load.ts'

const wordsPerMinute = 200

export const pageCategories: PageCategory[] = pageCategoryOutlines.map((outline, index) => ({
  pageCategoryGuid: guid(`page-category:${outline.kind}:${outline.slug}`),
  position: index + 1,
  ...outline,
}))

export function buildPages(): Page[] {
  return pageOutlines.map(buildPage)
}

function buildPage(outline: PageOutline): Page {
  const articles = loadArticle(outline.kind, outline.slug)
  return {
    pageGuid: guid(`page:${outline.kind}:${outline.slug}`),
    kind: outline.kind,
    slug: outline.slug,
    categorySlug: outline.category ?? null,
    texts: inEveryLanguage(articles, ({ title, summary, body }): PageText => ({ title, summary, body })),
    author: outline.author ?? null,
    image: hasImage[outline.kind]
      ? { kind: 'article', key: `${outline.kind}:${outline.slug}`, label: articles.en.title }
      : null,
    showOnMain: outline.showOnMain ?? false,
    readingMinutes: Math.max(1, Math.round(articles.en.body.split(/\s+/).length / wordsPerMinute)),
    publishedAgeMinutes: outline.ageDays * day,
    updatedAgeMinutes: (outline.updatedDays ?? outline.ageDays) * day,
  }
}

const hasImage: Record<PageKind, boolean> = { blog: true, news: true, help: false, about: true, policy: false }

export function buildEvents(): MarketEvent[] {
  return eventOutlines.map(buildEvent)
}

function buildEvent(outline: EventOutline): MarketEvent {
  const articles = loadArticle('events', outline.slug)
  return {
    eventGuid: guid(`event:${outline.slug}`),
    slug: outline.slug,
    format: outline.city ? 'on-site' : 'online',
    cityId: outline.city ? cityId(...outline.city) : null,
    texts: inEveryLanguage(articles, ({ title, summary, body, fields }) => ({
      title,
      summary,
      body,
      place: fields['place'] ?? '',
    })),
    image: { kind: 'event', key: outline.slug, label: articles.en.title },
    startsInDays: outline.startsInDays,
    startTime: outline.startTime,
    endTime: outline.endTime,
    timeZone: outline.timeZone,
    languages: outline.languages,
  }
}

function inEveryLanguage<Text>(
  articles: Record<Locale, Article>,
  make: (article: Article) => Text,
): Record<Locale, Text> {
  // fromEntries forgets that every locale is there.
  return Object.fromEntries(locales.map((locale) => [locale, make(articles[locale])])) as Record<Locale, Text>
}

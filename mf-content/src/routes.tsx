import type { RemoteRoute } from '@sild/shell-api'
import { loadFormMessages } from './form-messages.ts'
import { loadHomeMessages } from './home-messages.ts'
import { loadNewsletterMessages } from './newsletter-messages.ts'
import { loadSitemapMessages } from './sitemap-messages.ts'

export const routes: RemoteRoute[] = [
  {
    id: 'mf-content.home',
    path: '/',
    access: 'public',
    loadMessages: loadHomeMessages,
    page: () => import(/* webpackChunkName: "mf-content.home" */ './pages/home/HomePage.tsx'),
  },
  {
    id: 'mf-content.about-us',
    path: '/about-us',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-content.about-us" */ './pages/about-us/AboutUsPage.tsx'),
  },
  {
    id: 'mf-content.blog',
    path: '/blog',
    access: 'public',
    isList: true,
    loadMessages: loadNewsletterMessages,
    page: () => import(/* webpackChunkName: "mf-content.blog" */ './pages/articles/BlogPage.tsx'),
  },
  {
    id: 'mf-content.blog-slug',
    path: '/blog/:slug',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-content.blog-slug" */ './pages/articles/BlogArticlePage.tsx'),
  },
  {
    id: 'mf-content.news',
    path: '/news',
    access: 'public',
    isList: true,
    loadMessages: loadNewsletterMessages,
    page: () => import(/* webpackChunkName: "mf-content.news" */ './pages/articles/NewsPage.tsx'),
  },
  {
    id: 'mf-content.news-slug',
    path: '/news/:slug',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-content.news-slug" */ './pages/articles/NewsArticlePage.tsx'),
  },
  {
    id: 'mf-content.events',
    path: '/events',
    access: 'public',
    isList: true,
    page: () => import(/* webpackChunkName: "mf-content.events" */ './pages/articles/EventsPage.tsx'),
  },
  {
    id: 'mf-content.events-slug',
    path: '/events/:slug',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-content.events-slug" */ './pages/articles/EventPage.tsx'),
  },
  {
    id: 'mf-content.newsletter',
    path: '/newsletter',
    access: 'public',
    loadMessages: loadNewsletterMessages,
    page: () => import(/* webpackChunkName: "mf-content.newsletter" */ './pages/newsletter/NewsletterPage.tsx'),
  },
  {
    id: 'mf-content.confirm-newsletter',
    path: '/newsletter/confirm/:token',
    access: 'public',
    isUncached: true,
    loadMessages: loadNewsletterMessages,
    page: () =>
      import(/* webpackChunkName: "mf-content.confirm-newsletter" */ './pages/newsletter/ConfirmNewsletterPage.tsx'),
  },
  {
    id: 'mf-content.end-newsletter',
    path: '/newsletter/end/:token',
    access: 'public',
    isUncached: true,
    loadMessages: loadNewsletterMessages,
    page: () => import(/* webpackChunkName: "mf-content.end-newsletter" */ './pages/newsletter/EndNewsletterPage.tsx'),
  },
  {
    id: 'mf-content.webinar',
    path: '/webinar/:slug',
    access: 'public',
    layout: 'webinar',
    loadMessages: loadFormMessages,
    page: () => import(/* webpackChunkName: "mf-content.webinar" */ './pages/webinar/WebinarPage.tsx'),
  },
  {
    id: 'mf-content.help-center',
    path: '/help-center',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-content.help-center" */ './pages/help-center/HelpCenterPage.tsx'),
  },
  {
    id: 'mf-content.help-center-category',
    path: '/help-center/:category',
    access: 'public',
    isList: true,
    page: () =>
      import(/* webpackChunkName: "mf-content.help-center-category" */ './pages/help-center/HelpCategoryPage.tsx'),
  },
  {
    id: 'mf-content.help-center-category-slug',
    path: '/help-center/:category/:slug',
    access: 'public',
    page: () =>
      import(/* webpackChunkName: "mf-content.help-center-category-slug" */ './pages/help-center/HelpArticlePage.tsx'),
  },
  {
    id: 'mf-content.privacy-policy',
    path: '/privacy-policy',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-content.privacy-policy" */ './pages/policies/PrivacyPolicyPage.tsx'),
  },
  {
    id: 'mf-content.terms-and-conditions',
    path: '/terms-and-conditions',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-content.terms-and-conditions" */ './pages/policies/TermsPage.tsx'),
  },
  {
    id: 'mf-content.cookie-policy',
    path: '/cookie-policy',
    access: 'public',
    page: () => import(/* webpackChunkName: "mf-content.cookie-policy" */ './pages/policies/CookiePolicyPage.tsx'),
  },
  {
    id: 'mf-content.sitemap',
    path: '/sitemap',
    access: 'public',
    loadMessages: loadSitemapMessages,
    page: () => import(/* webpackChunkName: "mf-content.sitemap" */ './pages/sitemap/SitemapPage.tsx'),
  },
  {
    id: 'mf-content.contact-us',
    path: '/contact-us',
    access: 'public',
    loadMessages: loadFormMessages,
    page: () => import(/* webpackChunkName: "mf-content.contact-us" */ './pages/contact-us/ContactUsPage.tsx'),
  },
]

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: '@sild/testing/page-setup',
    // They have styles, which Node.js does not read.
    server: { deps: { inline: [/@sild\//] } },
  },
})

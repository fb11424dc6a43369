export { Component, handle, loader } from './SearchPage.tsx'

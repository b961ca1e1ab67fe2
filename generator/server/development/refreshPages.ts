/**
 * Tells React's refresh that a generated page stays a page when its description is evaluated anew:
 * only its component is drawn. See "Consistent components exports" of @vitejs/plugin-react.
 */
Object.assign(window, {
  __getReactRefreshIgnoredExports: ({ id }: { id: string }) =>
    id.includes('/generated/pages/') ? ['page'] : [],
})

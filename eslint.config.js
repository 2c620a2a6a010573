import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import vue from 'eslint-plugin-vue';
import accessibility from 'eslint-plugin-vuejs-accessibility';
import ts from 'typescript-eslint';

/**
 * The import rules of the house: from which folder to which a file may reach. Circles are found by
 * test/unit/architecture.test.ts, in a tenth of a second.
 */
const zones = [
  { target: './shared', from: ['./main', './renderer', './test'], message: 'shared imports only shared' },
  { target: './renderer', from: ['./main', './test'], message: 'the window imports only shared' },
  { target: './main', from: ['./renderer', './test'], message: 'main imports only shared' },
  {
    target: ['./main/!(service|cli)/**/*', './main/*.ts'],
    from: './main/service',
    message: 'only the service process (and the command line) runs main/service',
  },
];

/** Pure code: nothing of the platform, no clock, no chance. */
const impure = [
  { object: 'Date', property: 'now', message: 'pass the time in' },
  { object: 'Math', property: 'random', message: 'pass the randomness in' },
];

export default ts.config(
  {
    ignores: [
      'out/**',
      'dist/**',
      'demo-out/**',
      'node_modules/**',
      'test/runtime/**',
      'coverage/**',
      '**/*.cjs',
    ],
  },
  ...ts.configs.recommended,
  ...vue.configs['flat/recommended'],
  ...accessibility.configs['flat/recommended'],
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ['**/*.{ts,vue}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-undef': 'off',
    },
  },
  {
    files: ['shared/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'window', 'document', 'fetch', 'setTimeout', 'Buffer'],
      'no-restricted-properties': ['error', ...impure],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'pass the time in' },
      ],
    },
  },
  {
    files: ['shared/domain/**/*.ts', 'shared/rules/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'domain and rules import no package' }] },
      ],
    },
  },
  {
    files: ['**/*.vue'],
    rules: {
      // Formatting is Prettier's.
      'vue/html-self-closing': 'off',
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/no-v-html': 'error',
      'vuejs-accessibility/label-has-for': ['error', { required: { some: ['nesting', 'id'] } }],
    },
  },
);

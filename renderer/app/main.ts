/** Start of the window: styles, stores, the page. */
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/controls.css';
import '../styles/frame.css';
import { beginWithLine } from '../ui/afterPaint.ts';
import { fetchTheRest } from '../ui/later.ts';
import App from './App.vue';

beginWithLine();
createApp(App).use(createPinia()).mount('#app');
fetchTheRest();

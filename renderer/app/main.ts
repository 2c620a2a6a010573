/** Start of the window: styles, stores, the page. */
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/controls.css';
import '../styles/frame.css';
import App from './App.vue';

createApp(App).use(createPinia()).mount('#app');

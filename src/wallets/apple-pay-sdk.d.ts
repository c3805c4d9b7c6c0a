/// <reference types="applepayjs" />

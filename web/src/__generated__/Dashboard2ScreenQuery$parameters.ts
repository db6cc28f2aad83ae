/**
 * @generated SignedSource<<e10faf4556ef57babb34ae50598d8312>>
 * @relayHash 4e4d1fcb526315849a1a1e66e660f31f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d02d7f125cfb75429f61467a440642cf434fa87d21ab40db8e05ec9a638184f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d02d7f125cfb75429f61467a440642cf434fa87d21ab40db8e05ec9a638184f1",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

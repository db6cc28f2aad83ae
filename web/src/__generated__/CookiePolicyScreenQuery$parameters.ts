/**
 * @generated SignedSource<<2755a046f9861f033350470db6488d91>>
 * @relayHash 0425b9c3a0c0f3cabfe9052322f71bff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d923eb90d82536ae38aa4dec5a81860a2e7ceface66c9bdda7afac3b3e66b7c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CookiePolicyScreenQuery } from './CookiePolicyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CookiePolicyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d923eb90d82536ae38aa4dec5a81860a2e7ceface66c9bdda7afac3b3e66b7c3",
    "metadata": {},
    "name": "CookiePolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<9f93bbcfde335226af94194e8f51c94a>>
 * @relayHash 2adc3446883a6023bb3434bf60acf56a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b02976c2730c256e65a93c734291eae05f102a8224fcd348ed22111655555e89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CookiePolicyScreenQuery } from './CookiePolicyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CookiePolicyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b02976c2730c256e65a93c734291eae05f102a8224fcd348ed22111655555e89",
    "metadata": {},
    "name": "CookiePolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

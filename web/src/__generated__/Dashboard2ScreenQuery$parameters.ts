/**
 * @generated SignedSource<<d7f7085ac35ddd6e64a51dad72f6d9f8>>
 * @relayHash fb22ba3b694f5ca6420a4640aaffda2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f463320a4f03792ecf98105027a0234fc61abc4aa8e98b2fd4efbec42a46f5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f463320a4f03792ecf98105027a0234fc61abc4aa8e98b2fd4efbec42a46f5f",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

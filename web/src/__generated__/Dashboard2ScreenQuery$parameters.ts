/**
 * @generated SignedSource<<c73bf404be7a0fd8cb1a0c372c866547>>
 * @relayHash 95639581c73579be788143a58d8e4bcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9f92801c95836473512f96a84534a958d57f88c375adfb8cf684ca545091526

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9f92801c95836473512f96a84534a958d57f88c375adfb8cf684ca545091526",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

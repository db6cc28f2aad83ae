/**
 * @generated SignedSource<<f022fe45ca80b8835c4a473bbc20b152>>
 * @relayHash 11c44b0b120109823937a0cb91e8fccb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eece89b82103d988218331bb67de55daaa6b309da571544c826254327894907c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountCreatedScreenQuery } from './AccountCreatedScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountCreatedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eece89b82103d988218331bb67de55daaa6b309da571544c826254327894907c",
    "metadata": {},
    "name": "AccountCreatedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

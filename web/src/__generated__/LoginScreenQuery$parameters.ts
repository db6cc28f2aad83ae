/**
 * @generated SignedSource<<ab304f7d86380fb7bdb5b3c58bce0688>>
 * @relayHash d91ac9d677992fd380883913cf6eed5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25efb50ea9c1a9324500fc4a1156a4364bd793a742176695ee777bffccb4a4a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25efb50ea9c1a9324500fc4a1156a4364bd793a742176695ee777bffccb4a4a5",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<94b267736952f176241aef1f062dc697>>
 * @relayHash 83bc6325c3aeb85d4eb96f919c0dc1ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3ce22dcb64302fb9d78e78fa6e540449a77734f6c7089d71dd1b1d1e174b555

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3ce22dcb64302fb9d78e78fa6e540449a77734f6c7089d71dd1b1d1e174b555",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<8b8bb10b9c56f92a818ac04d20cf0c56>>
 * @relayHash 78b469386ae101ecdc3a9a4b3e99fb27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb9ca3bbf8b31ea2a0f35be3ee0869649359901ddcc9a0d6e61192a53f4202f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordFormScreenQuery } from './ResetPasswordFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb9ca3bbf8b31ea2a0f35be3ee0869649359901ddcc9a0d6e61192a53f4202f2",
    "metadata": {},
    "name": "ResetPasswordFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
